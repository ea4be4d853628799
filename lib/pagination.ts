/**
 * Pagination: the page numbers to link from `current`: first, last, previous and next. A negative number −n is a gap of
 * two or more pages after page n.
 */
export function paginationRange(current: number, count: number): number[] {
  const shown = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  return [...new Set(shown)].flatMap((page, index, all) => {
    const before = all[index - 1] ?? 0;
    if (page === before + 1) return page;
    return page === before + 2 ? [page - 1, page] : [-before, page];
  });
}
