type Rgb = [red: number, green: number, blue: number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance (WCAG 2) of a colour with channels from 0 to 255. */
export const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

/** `#0C1F1C` → [12, 31, 28]. */
const channels = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** The contrast ratio (WCAG 2) of two luminances, from 1 to 21. */
export const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

export const contrast = (a: string, b: string) => ratio(luminance(channels(a)), luminance(channels(b)));
