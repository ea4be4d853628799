/** The part of opentype.js that the drawings use; the package ships no types. */
declare module 'opentype.js' {
  export interface Path {
    /** A letter and its coordinates, such as `{ type: 'L', x: 1, y: 2 }`. */
    commands: Record<string, string | number>[];
    toPathData(decimals: number): string;
  }
  export interface Glyph {
    index: number;
    advanceWidth: number;
    getPath(x: number, y: number, fontSize: number): Path;
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  /** Node loads the package's CommonJS build, which only has a default export. */
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
