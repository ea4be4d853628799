/**
 * A mark is the path of a field, appended to its text in invisible characters: the variation selectors U+E0100 to U+E017F
 * encode ASCII. They neither break lines nor change the width of a text.
 */
const base = 0xe0100;
/** The first character of each mark, which separates adjacent marks. */
const first = '\u{E017F}';
const run = /[\u{E0100}-\u{E017F}]+/gu;

/** @param {(string | number)[]} path the module, the export, and the keys below it */
export const encodeMark = (path) =>
  first + [...path.join('/')].map((char) => String.fromCodePoint(base + char.charCodeAt(0))).join('');

/**
 * The path of the text as a whole, which is in the last mark: a text composed by `fill()` ends with its template's mark.
 * @param {string} text
 * @returns {(string | number)[] | undefined}
 */
export function decodeMark(text) {
  const mark = text.match(run)?.at(-1);
  if (!mark || !text.trimEnd().endsWith(mark)) return undefined;
  const ascii = [...(mark.split(first).at(-1) ?? '')]
    .map((char) => String.fromCharCode((char.codePointAt(0) ?? base) - base))
    .join('');
  return ascii.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** @param {string} text */
export const withoutMarks = (text) => text.replace(run, '');
