import type { SpotGroup } from './types';

/**
 * The index of the spot to which a key moves the focus from the spot `at` (APG: grid). Arrow keys move within the grid,
 * Home and End within the row, or within a list of one column. Undefined for other keys and at an edge.
 */
export function gridStep(key: string, at: number, { spots, columns, offset = 0 }: SpotGroup): number | undefined {
  const last = spots.length - 1;
  const row = at - ((at + offset) % columns);
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: columns > 1 ? Math.max(0, row) : 0,
    End: columns > 1 ? Math.min(last, row + columns - 1) : last,
  }[key];
  return to !== undefined && to >= 0 && to <= last && to !== at ? to : undefined;
}

/** The spots row by row, each with its index. */
export function rowsOf({ spots, columns, offset = 0 }: SpotGroup) {
  const rows: { spot: SpotGroup['spots'][number]; index: number }[][] = [];
  spots.forEach((spot, index) => {
    if (index === 0 || (index + offset) % columns === 0) rows.push([]);
    rows.at(-1)?.push({ spot, index });
  });
  return rows;
}
