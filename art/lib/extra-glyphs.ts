/**
 * Characters that Hanken Grotesk lacks, drawn to its proportions: cap height 697, digit width 560, in units of
 * 1/1000 em. y grows downwards from the baseline.
 */
interface ExtraGlyph {
  advance: number;
  d: string;
}

/** Stem thickness at a font weight, measured on the font's capital letters. */
const stem = (weight: number) => 46 + weight * 0.088;

function rupee(weight: number): ExtraGlyph {
  const t = Math.round(stem(weight) * 0.88);
  const [top, second, foot] = [-697, -538, -377];
  const right = 452;
  const mid = (top + foot) / 2;
  return {
    advance: 585,
    d: [
      `M58 ${top}H518V${top + t}H58Z`,
      `M58 ${second}H518V${second + t}H58Z`,
      `M58 ${top}H205C362 ${top} ${right} ${mid - 78} ${right} ${mid}C${right} ${mid + 82} 362 ${foot} 205 ${foot}H58V${foot - t}H205`,
      `C300 ${foot - t} ${right - t * 1.1} ${mid + 56} ${right - t * 1.1} ${mid}C${right - t * 1.1} ${mid - 56} 300 ${top + t} 205 ${top + t}H58Z`,
      `M96 ${foot - t}H${96 + t * 1.45}L472 0H${472 - t * 1.45}Z`,
    ].join(''),
  };
}

function delta(weight: number): ExtraGlyph {
  const t = stem(weight);
  return {
    advance: 640,
    d: `M24 0L${320 - t * 0.58} -697H${320 + t * 0.58}L616 0ZM${24 + t * 1.5} ${-t * 0.9}H${616 - t * 1.5}L320 ${-697 + t * 1.5}Z`,
  };
}

const glyphs: Record<string, (weight: number) => ExtraGlyph> = { '₹': rupee, Δ: delta };

export function extraGlyph(character: string, weight: number): ExtraGlyph | undefined {
  return glyphs[character]?.(weight);
}
