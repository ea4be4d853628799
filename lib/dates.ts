const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Today's date in India, as 2025-11-05, in any time zone of the machine. */
export const todayInIndia = () => isoDay.format(new Date());

/** `2024-11-06` → `2024-11-06T00:00:00+05:30`: midnight at the start of the day in India. */
export const postTime = (day: string) => `${day}T00:00:00+05:30`;

/** `2024-11-06` → `6 November 2024`, independent of the machine's time zone. */
export const postDate = (day: string) => format.format(new Date(postTime(day)));

/** `2024-11-06` → `Wed, 06 Nov 2024 00:00:00 +0530`, the date format of RFC 822 and RSS. */
// Midnight in UTC, written as midnight in India.
export const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0530');
