/** The region that a step shows: left, top, width and height in % of the picture. */
export type Part = readonly [x: number, y: number, width: number, height: number];

/** The position of the frame around a region. */
export const frameStyle = ([x, y, width, height]: Part) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

const largestScale = 2.2;
/** The share of the frame, in %, that a region fills. */
const fill = 94;

/** The zoom that fills the picture's frame with a region, without showing space beyond its edges. */
export function zoomOn([x, y, width, height]: Part) {
  const scale = Math.max(1, Math.min(largestScale, fill / Math.max(width, height)));
  const shift = (start: number, size: number) =>
    Math.min(0, Math.max(100 - 100 * scale, 50 - scale * (start + size / 2)));
  return { scale, x: shift(x, width), y: shift(y, height) };
}
