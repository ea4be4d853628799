/** Words that stand in for a text still to be written, and what else must not reach a visitor. */
const stand = [
  { sign: /\blorem\b|\bipsum\b/i, is: 'is placeholder text' },
  { sign: /\b(TODO|TBD|TBC|FIXME|XXX)\b/, is: 'marks something still to be done' },
  { sign: /\bYour [Cc]ompany\b/, is: 'stands for a name still to be given' },
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff\ufffd]/;
const tag = /<\/?[a-z][^>]*>/i;

/** What is wrong with a text wherever it stands; `markup` where tags are expected. */
export function textProblems(text: string, markup = false): string[] {
  const found = stand.flatMap(({ sign, is }) => {
    const [word] = sign.exec(text) ?? [];
    return word ? [`holds “${word}”, which ${is}`] : [];
  });
  const hidden = unseen.exec(text);
  if (hidden) {
    const code = hidden[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const before = text.slice(Math.max(0, hidden.index - 12), hidden.index);
    found.push(`holds a character that cannot be seen (U+${code}) after “${before}”: type that place again`);
  }
  const html = markup ? null : tag.exec(text);
  if (html) found.push(`holds ${html[0]}, which visitors would read as it stands: texts here take no HTML`);
  return found;
}
