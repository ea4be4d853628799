import type { PictureFormat } from './types';

/**
 * Memoizes a layer that depends only on the data, because a live screen draws all layers at every change. The layer must
 * not draw icons: lib/screen-file.ts records those that are drawn, and a memoized layer is drawn only once.
 */
export function memoize<Data extends object>(draw: (data: Data, format: PictureFormat) => string) {
  const drawn = new WeakMap<Data, Partial<Record<PictureFormat, string>>>();
  return (data: Data, format: PictureFormat): string => {
    const known = drawn.get(data) ?? {};
    drawn.set(data, known);
    known[format] ??= draw(data, format);
    return known[format];
  };
}
