import { invisible } from '../../../lib/invisible';

/** Placeholder words, which must not be published. */
const placeholders = [
  { pattern: /\blorem\b|\bipsum\b/i, is: 'is placeholder text: write the final text' },
  { pattern: /\b(TODO|TBD|TBC|FIXME|XXX)\b/, is: 'marks unfinished text: write the final text' },
  { pattern: /\bYour [Cc]ompany\b/, is: 'is a placeholder: write the name' },
];
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|[nm]dash|hellip|[lr][sd]quo|deg|times|frac\d+|#x?[\da-f]+);/i;
const tag = /<\/?[a-z][^>]*>/i;

/** The invisible characters in a text or in code. */
export function invisibleProblems(text: string): string[] {
  const hidden = invisible.exec(text);
  if (!hidden) return [];
  const code = hidden[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(Math.max(0, hidden.index - 12), hidden.index);
  return [`contains an invisible character (U+${code}) after “${before}”: delete that part and type it again`];
}

/** What is wrong with a text that is read. `filled` allows {brand}, `markup` HTML tags, as in the text of articles. */
export function textProblems(text: string, filled = false, markup = false): string[] {
  const found = placeholders.flatMap(({ pattern, is }) => {
    const [word] = pattern.exec(text) ?? [];
    return word ? [`contains “${word}”, which ${is}`] : [];
  });
  found.push(...invisibleProblems(text));
  if (!filled && text.includes('{brand}'))
    found.push('contains {brand}, which is filled in only in the text of articles: leave it out');
  const html = markup ? null : (tag.exec(text) ?? entity.exec(text));
  if (html)
    found.push(`contains ${html[0]}, which visitors would see as text: remove it, HTML is not interpreted here`);
  return found;
}
