/** A row of an RSC payload: `id:value` to the end of the line, or `id:T` with a length in bytes, a comma and a text. */
type Row = { text: Buffer; id: number; rank: number };

const newline = 10;
const [strings, imports, models] = [0, 1, 2];

function rowAt(payload: Buffer, start: number): Row {
  const colon = payload.indexOf(':', start);
  const tag = String.fromCharCode(payload[colon + 1] ?? 0);
  let end = payload.indexOf(newline, colon) + 1 || payload.length;
  if (tag === 'T') {
    const comma = payload.indexOf(',', colon);
    end = comma + 1 + Number.parseInt(payload.toString('latin1', colon + 2, comma), 16);
  }
  const id = Number.parseInt(payload.toString('latin1', start, colon), 16);
  const rank = tag === 'I' ? imports : Number.isNaN(id) || tag === '"' ? strings : models;
  return { text: payload.subarray(start, end), id: id || 0, rank };
}

/** A hint to preload a picture: the page's first one. */
const pictureHint = /^:HL\[.*"image"/;

/**
 * Removes the hints for pictures, since the browser would fetch one for each link that the visitor points at, and warn that
 * it is not used. Puts the rows of a payload in a fixed order: hints and strings, imports of components by id, then the
 * rest as it is.
 * React writes an import when its module has loaded, which differs between versions of Node; the reader takes any order
 * in which a string comes before the import that names it.
 */
export function finishPayload(payload: string): string {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; at += rows.at(-1)?.text.length || bytes.length) rows.push(rowAt(bytes, at));
  const sorted = rows
    .filter(({ text }) => !pictureHint.test(text.toString()))
    .sort((a, b) => a.rank - b.rank || (a.rank === models ? 0 : a.id - b.id));
  return Buffer.concat(sorted.map(({ text }) => text)).toString();
}
