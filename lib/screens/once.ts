import type { Edition } from './types';

/** A layer that depends on the data alone: drawn once for each data and edition, as a live screen draws at every change. */
export function once<Data extends object>(draw: (data: Data, edition: Edition) => string) {
  const drawn = new WeakMap<Data, Partial<Record<Edition, string>>>();
  return (data: Data, edition: Edition): string => {
    const known = drawn.get(data) ?? {};
    drawn.set(data, known);
    known[edition] ??= draw(data, edition);
    return known[edition];
  };
}
