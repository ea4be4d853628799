/** The values of the contact form. */
export type Message = { name: string; surname: string; email: string; message: string };

/** The maximum length of a mail link's text in characters, before the note; some mail programs truncate or reject longer ones. */
export const mailLimit = 1800;

/** The message as plain text: sender, then message. Empty fields are left out. */
export function compose({ name, surname, email, message }: Partial<Message>, labels: Message): string {
  const sender = [name, surname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  const head = [
    sender && `${labels.name} / ${labels.surname}: ${sender}`,
    email?.trim() && `${labels.email}: ${email.trim()}`,
  ];
  return [head.filter(Boolean).join('\n'), message?.trim()].filter(Boolean).join('\n\n');
}

/** A `mailto:` link. Lines end in CRLF (RFC 6068). A text above the limit is truncated at a character boundary, and `note` is appended. */
export function mailto(to: string, subject: string, text: string, note: string): string {
  const letters = [...text];
  const body = letters.length > mailLimit ? `${letters.slice(0, mailLimit).join('')}\n\n${note}` : text;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
}
