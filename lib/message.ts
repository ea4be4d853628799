/** What the visitor typed. */
export type Message = { name: string; surname: string; email: string; message: string };

/** The longest body a mail link may carry: past it, mail programs cut or refuse. */
export const mailLimit = 1800;

/** The message as plain text: who writes, then what. Empty where nothing was typed. */
export function compose({ name, surname, email, message }: Message, labels: Message): string {
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

/** The mail link for a text; one that is too long is cut at a character, with a note to paste the rest. */
export function mailto(to: string, subject: string, text: string, note: string): string {
  const body = text.length > mailLimit ? `${[...text].slice(0, mailLimit).join('')}\n\n${note}` : text;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.toWellFormed())}`;
}
