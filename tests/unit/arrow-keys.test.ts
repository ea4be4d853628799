import { expect, it } from 'vitest';
import { stopFor } from '@/lib/arrow-keys';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 1, 2],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
  ['Tab', 1, undefined],
])('%s at index %i of three items moves to %s', (key, from, to) => {
  expect(stopFor(key, from, 3)).toBe(to);
});
