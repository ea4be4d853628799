import { describe, expect, it } from 'vitest';
import { paginationRange } from '@/lib/pagination';

describe('pagination', () => {
  // A negative number −n is a gap after page n.
  it.each([
    [1, 3, [1, 2, 3]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 84, [1, 2, -2, 84]],
    [4, 84, [1, 2, 3, 4, 5, -5, 84]],
    [40, 84, [1, -1, 39, 40, 41, -41, 84]],
    [84, 84, [1, -1, 83, 84]],
  ])('page %i of %i', (current, count, pages) => expect(paginationRange(current, count)).toEqual(pages));

  it('has at most seven entries, and always links to the next page', () => {
    for (let count = 2; count < 100; count++)
      for (let page = 1; page < count; page++) {
        const near = paginationRange(page, count);
        expect([page, count, near.length <= 7, near.includes(page), near.includes(page + 1)]).toEqual([
          page,
          count,
          true,
          true,
          true,
        ]);
      }
  });
});
