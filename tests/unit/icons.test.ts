import { expect, test } from 'vitest';
import lucide from '@/lib/icons.json';

/** Numbers that each command of an SVG path takes. */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The first command of a path with too few or too many numbers: browsers draw a path up to there and no further. */
function faultOf(d: string): string | undefined {
  for (const [text, command = '', numbers = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = numbers.match(/[-+]?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    const wanted = arity[command.toLowerCase()];
    if (wanted === undefined || (wanted === 0 ? count > 0 : count === 0 || count % wanted > 0)) return text;
  }
  return undefined;
}

test('a path with a missing number is found', () => {
  expect(faultOf('M14.7 6.3c.3-.3.9-.2 1 .2z')).toBeUndefined();
  expect(faultOf('M14.7 6.3c.3-.3.9-.2 1.2z')).toBe('c.3-.3.9-.2 1.2');
});

test('every path of every icon is complete', () => {
  const paths = Object.entries(lucide.icons as unknown as Record<string, [string, { d?: string }][]>).flatMap(
    ([name, shapes]) => shapes.flatMap(([, { d }]) => (d === undefined ? [] : [{ name, d }])),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(({ d }) => faultOf(d))).toEqual([]);
});
