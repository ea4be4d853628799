type Rgb = [red: number, green: number, blue: number];

/** The linear value of each channel value. A table, because a screenshot has millions of pixels. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance (WCAG 2) of a colour whose channels, whole numbers from 0 to 255, start at an index of a list. */
export const luminance = (channels: ArrayLike<number>, at = 0) =>
  0.2126 * (linear[channels[at] ?? -1] ?? Number.NaN) +
  0.7152 * (linear[channels[at + 1] ?? -1] ?? Number.NaN) +
  0.0722 * (linear[channels[at + 2] ?? -1] ?? Number.NaN);

/** `#0C1F1C` → [12, 31, 28]. */
const channels = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** The contrast ratio (WCAG 2) of two luminances, from 1 to 21. */
export const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

export const contrast = (a: string, b: string) => ratio(luminance(channels(a)), luminance(channels(b)));
