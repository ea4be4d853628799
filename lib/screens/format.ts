/** Formats all figures and dates of the pictures: Indian digit grouping, Indian Standard Time. */
import { withRupee } from '../rupee';

const grouped = [0, 1, 2].map(
  (decimals) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
);

/** 1842600 → 18,42,600. Negative values get a minus sign (−), not a hyphen. */
export function figure(value: number, decimals: 0 | 1 | 2 = 0): string {
  return (grouped[decimals]?.format(value) ?? '').replace(/^-(0[.0]*)?$|^-/, (_, zero) => zero ?? '−');
}

/** Like `figure`, with + or − before every value but zero. */
export function signed(value: number, decimals: 0 | 1 | 2 = 0): string {
  const written = figure(value, decimals);
  return Number(value.toFixed(decimals)) > 0 ? `+${written}` : written;
}

export const percent = (share: number, decimals: 0 | 1 | 2 = 1) => `${figure(share * 100, decimals)}%`;

/** `₹8,47,358`, `−₹5`. */
export const rupees = (value: number) => withRupee(figure(value));

/** Formats a day such as `2025-11-18`. Uses noon in India, so the machine's time zone cannot change the day. */
export function day(iso: string, parts: Intl.DateTimeFormatOptions) {
  const noon = new Date(`${iso}T12:00:00+05:30`);
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Asia/Kolkata' }).format(noon).replace(',', '');
}

export const shortDay = (iso: string) => day(iso, { weekday: 'short', day: 'numeric', month: 'short' });
