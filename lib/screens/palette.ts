import { color } from '../color';

export { color };

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Interpolates between two colours: `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Light backgrounds that several pictures share. */
export const tint = {
  /** The selected row. */
  amber: mix(color.white, color.amber, 0.2),
  alarm: mix(color.white, color.alarm, 0.1),
  field: mix(color.white, color.field, 0.1),
} as const;
