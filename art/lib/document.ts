import { shapeById } from './fonts';

/** A complete SVG. Each glyph outline that the body references is defined once in `<defs>`, which keeps the file small. */
export function document(width: number, height: number, label: string, body: string): string {
  const ids = [
    ...new Set([...body.matchAll(/href="#([a-z]\d{3}-[0-9a-f]+)"/g)].map((match) => match[1] as string)),
  ].sort();
  const letters = ids.map((id) => `<path id="${id}" d="${shapeById(id).d}"/>`).join('');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">`;
  return `${head}${letters && `<defs>${letters}</defs>`}${body}</svg>\n`;
}
