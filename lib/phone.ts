/** What dials a number when its link is chosen. */
export const dial = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** A number as it is shown: it never breaks across lines. */
export const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');
