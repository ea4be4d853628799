const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `2024-11-06` → `6 November 2024`, as the calendar stood in India, whatever the machine's zone. */
export const postDate = (day: string) => format.format(new Date(`${day}T00:00:00+05:30`));
