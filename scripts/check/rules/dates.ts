const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Today's date in India, as 2025-11-05, in any time zone of the machine. */
export const todayInIndia = (now = new Date()) => day.format(now);
