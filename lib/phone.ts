/** The `tel:` link of a telephone number. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** A telephone number with no-break spaces. */
export const formatPhone = (phone: string) => phone.replaceAll(' ', '\u00a0');
