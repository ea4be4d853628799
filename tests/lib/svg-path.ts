/** Numbers that each command of an SVG path takes (SVG 2, 9.3). */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The first command of a path with too few or too many numbers: browsers draw a path up to there and no further. */
export function faultOf(d: string): string | undefined {
  for (const [text, command = '', numbers = ''] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const count = numbers.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)?.length ?? 0;
    const wanted = arity[command.toLowerCase()];
    if (wanted === undefined || (wanted === 0 ? count > 0 : count === 0 || count % wanted > 0)) return text;
  }
  return undefined;
}
