/** Formats all figures and dates of the pictures: Indian digit grouping, Indian Standard Time. */
import { numberFormat, withRupee } from '../number-format';

type Decimals = 0 | 1 | 2;
const [plain, withSign] = (['negative', 'exceptZero'] as const).map((sign) =>
  [0, 1, 2].map((decimals) => numberFormat(decimals, decimals, sign)),
);

/** 1842600 → 18,42,600. Negative values get a minus sign (−), not a hyphen. */
export const figure = (value: number, decimals: Decimals = 0) => plain?.[decimals]?.(value) ?? '';

/** Like `figure`, with + or − before every value but zero. */
export const signed = (value: number, decimals: Decimals = 0) => withSign?.[decimals]?.(value) ?? '';

/** `1 week`, `3 weeks`. */
export const counted = (count: number, noun: string) => `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;

export const percent = (share: number, decimals: Decimals = 1) => `${figure(share * 100, decimals)}%`;

/** `₹8,47,358`, `−₹5`. */
export const rupees = (value: number) => withRupee(figure(value));

/**
 * Returns a formatter of days such as `2025-11-18` that uses one `Intl` object; one for each call took a third of the
 * drawings' time.
 * Uses noon in India, so the machine's time zone cannot change the day.
 */
function dayFormat(parts: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Asia/Kolkata' });
  return (iso: string) => format(new Date(`${iso}T12:00:00+05:30`)).replace(',', '');
}

/** `18 Nov`. */
export const dayAndMonth = dayFormat({ day: 'numeric', month: 'short' });
/** `Tue 18 Nov`. */
export const shortDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
/** `November 2025`. */
export const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });
