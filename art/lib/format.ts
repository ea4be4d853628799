/** Every figure and date of the pictures is written here: Indian grouping, Indian Standard Time. */

const grouped = (decimals: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** 1842600 → 18,42,600. A minus sign, not a hyphen. */
export function figure(value: number, decimals = 0): string {
  return grouped(decimals).format(value).replace('-', '−');
}

/** As `figure`, with a sign before anything but zero. */
export function signed(value: number, decimals = 0): string {
  const written = figure(value, decimals);
  return Number(value.toFixed(decimals)) > 0 ? `+${written}` : written;
}

export const percent = (share: number, decimals = 1) => `${figure(share * 100, decimals)} %`;

export const rupees = (value: number) => `₹${figure(value)}`;

/** 15-minute block, counted from 0 at 00:00 → the time it starts. */
export function blockTime(block: number): string {
  const minutes = block * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

type DateParts = Intl.DateTimeFormatOptions;

/** A calendar day, given as `2025-11-18`; noon in India, so that no machine's zone can move it. */
export function day(
  iso: string,
  parts: DateParts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
) {
  const noon = new Date(`${iso}T12:00:00+05:30`);
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Asia/Kolkata' }).format(noon).replace(',', '');
}

export const shortDay = (iso: string) => day(iso, { weekday: 'short', day: 'numeric', month: 'short' });
