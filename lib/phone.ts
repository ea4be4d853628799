/** The `tel:` link of a telephone number. */
export const dial = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** A telephone number with non-breaking spaces. */
export const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');
