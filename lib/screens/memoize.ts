import type { Edition } from './types';

/** Memoizes a layer that depends only on the data, because a live screen draws all layers at every change. */
export function memoize<Data extends object>(draw: (data: Data, edition: Edition) => string) {
  const drawn = new WeakMap<Data, Partial<Record<Edition, string>>>();
  return (data: Data, edition: Edition): string => {
    const known = drawn.get(data) ?? {};
    drawn.set(data, known);
    known[edition] ??= draw(data, edition);
    return known[edition];
  };
}
