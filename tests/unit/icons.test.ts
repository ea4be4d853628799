import { expect, test } from 'vitest';
import lucide from '@/lib/icons.json';
import { faultOf } from '../lib/svg-path';

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
