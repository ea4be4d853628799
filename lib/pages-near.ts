/**
 * The pages of an index that one of them leads to, however many there are: the first, the last and its own neighbours.
 * A negative number stands for two or more that are left out after that page.
 */
export function pagesNear(current: number, count: number): number[] {
  const shown = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  return [...new Set(shown)].flatMap((page, index, all) => {
    const before = all[index - 1] ?? 0;
    if (page === before + 1) return page;
    return page === before + 2 ? [page - 1, page] : [-before, page];
  });
}
