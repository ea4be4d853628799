import { expect, it } from 'vitest';
import { fill } from '@/lib/fill';

it('fill inserts values, and throws on a name without a value', () => {
  expect(fill('{n} of {m}', { n: 1, m: 3 })).toBe('1 of 3');
  expect(() => fill('{who}', { n: 1 })).toThrow('{who}');
});
