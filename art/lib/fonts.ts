import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph, type Path } from 'opentype.js';
import { extraGlyph } from './extra-glyphs';

export type Family = 'hanken-grotesk' | 'fraunces' | 'barlow-condensed' | 'unbounded';

/** One character: its outline and advance width in thousandths of an em. */
export interface Shape {
  id: string;
  d: string;
  advance: number;
  /** Missing for the characters of extra-glyphs.ts, which are not kerned. */
  glyph?: Glyph;
}

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();
const shapes = new Map<string, Shape>();

export function font(family: Family, weight: number): Font {
  const name = `${family}-latin-${weight}-normal.woff`;
  let loaded = fonts.get(name);
  if (!loaded) {
    const file = readFileSync(require.resolve(`@fontsource/${family}/files/${name}`));
    loaded = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
    fonts.set(name, loaded);
  }
  return loaded;
}

/** The outline of one character. Throws when no font has it, because a picture must never show an empty box. */
export function shape(character: string, family: Family, weight: number): Shape {
  const id = `${family[0]}${weight}-${character.codePointAt(0)?.toString(16)}`;
  const known = shapes.get(id);
  if (known) return known;
  const made = { id, ...(fromFont(character, family, weight) ?? fromExtraGlyphs(character, weight)) };
  shapes.set(id, made);
  return made;
}

export function shapeById(id: string): Shape {
  const found = shapes.get(id);
  if (!found) throw new Error(`No outline has the id "${id}": call shape() for its character first.`);
  return found;
}

/** opentype.js writes no space before a negative number, and rounds one such as −0.5 to 0: `321 -0.5` became `3210`. */
function pathData(outline: Path): string {
  for (const command of outline.commands)
    for (const [axis, value] of Object.entries(command))
      if (typeof value === 'number' && Math.round(value) === 0) command[axis] = 0;
  return outline.toPathData(0);
}

function fromFont(character: string, family: Family, weight: number): Omit<Shape, 'id'> | undefined {
  const face = font(family, weight);
  if (face.charToGlyphIndex(character) === 0) return undefined;
  const glyph = face.charToGlyph(character);
  return {
    d: pathData(glyph.getPath(0, 0, 1000)),
    advance: (glyph.advanceWidth * 1000) / face.unitsPerEm,
    glyph,
  };
}

function fromExtraGlyphs(character: string, weight: number): Omit<Shape, 'id'> {
  const extra = extraGlyph(character, weight);
  if (!extra)
    throw new Error(`No font has the character "${character}": add it to art/lib/extra-glyphs.ts or change the text.`);
  return extra;
}
