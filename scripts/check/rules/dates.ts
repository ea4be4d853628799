const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The date in India now, as 2025-11-05, whatever the machine's zone. */
export const todayInIndia = (now = new Date()) => day.format(now);
