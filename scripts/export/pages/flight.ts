/** A hint to preload a picture: the page's first one. */
const pictureHint = /^:HL\[.*"image"/;

/** The head of a text in an RSC payload: `id:T`, its length in bytes (hexadecimal), a comma; else a row with its line end. */
const headOrRow = /^(?:[\da-f]+:T([\da-f]+),|[^\n]*\n?)/;

/**
 * Removes the hints for pictures, since the browser would fetch one for each link that the visitor points at, and warn that
 * it is not used. Puts the rows of a payload in a fixed order: hints and strings, imports of components by id, then the
 * rest as it is.
 * React writes an import when its module has loaded, which differs between versions of Node; the reader takes any order
 * in which a string comes before the import that names it.
 */
export function finishPayload(payload: string): string {
  const rows: { text: string; id: number; rank: number }[] = [];
  // One character for each byte, since the lengths of texts are in bytes.
  for (let rest = Buffer.from(payload).toString('latin1'); rest; rest = rest.slice(rows.at(-1)?.text.length)) {
    const [start = '', length = '0'] = headOrRow.exec(rest) ?? [];
    const text = rest.slice(0, start.length + Number.parseInt(length, 16));
    const rank = /^\w*:I/.test(text) ? 1 : /^(:|\w+:")/.test(text) ? 0 : 2;
    rows.push({ text, rank, id: rank < 2 ? Number.parseInt(text, 16) || 0 : 0 });
  }
  const sorted = rows.filter(({ text }) => !pictureHint.test(text)).sort((a, b) => a.rank - b.rank || a.id - b.id);
  return Buffer.from(sorted.map(({ text }) => text).join(''), 'latin1').toString();
}
