import { toNumber } from '../figures';
import type { Side, Slab } from './deviation';
import type { Problem } from './estimate-problem';

/** A slab as typed. An empty `to` in the last slab means no upper limit. */
type SlabRow = { from: string; to: string; rate: string };

/** Parses the slabs of one side. Empty rows are ignored. `perKwh` converts a rate to ₹ per kWh. */
export function readSlabs(side: Side, rows: SlabRow[], perKwh = 1): { slabs: Slab[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const filled = rows
    .map((row, index) => ({ ...row, row: index + 1 }))
    .filter(({ from, to, rate }) => from.trim() || to.trim() || rate.trim());
  const say = (key: Problem['key'], values: Record<string, string | number>) =>
    problems.push({ key, field: side, values });
  if (filled.length === 0) say('slabNone', {});

  const slabs = filled.map(({ from, to, rate, row }, index): Slab => {
    const figure = (text: string) => {
      const value = toNumber(text);
      if (value === undefined || value < 0) say('slabFigure', { row, found: text.trim() || '–' });
      return value ?? Number.NaN;
    };
    const last = index === filled.length - 1;
    const slab = { from: figure(from), to: last && !to.trim() ? Infinity : figure(to), rate: figure(rate) * perKwh };
    if (slab.to <= slab.from) say('slabOrder', { row, from, to });
    if (last && slab.to < Infinity) say('slabEnd', { row, to });
    return slab;
  });
  slabs.forEach(({ from }, index) => {
    const { row = 1 } = filled[index] ?? {};
    const before = index === 0 ? 0 : (slabs[index - 1]?.to ?? 0);
    const values = { row, from, before, previous: filled[index - 1]?.row ?? 0 };
    if (index === 0 && from !== 0 && !Number.isNaN(from)) say('slabStart', values);
    else if (from > before) say('slabGap', values);
    else if (from < before) say('slabOverlap', values);
  });
  return { slabs, problems };
}
