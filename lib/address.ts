import type { Site } from '@/content/schema/site';
import { emailPattern } from '@/content/site';

/** An address on one line, as it is written in India. */
export const addressLine = ({ street, city, postalCode, state, country }: Site['company']['registeredOffice']) =>
  `${street}, ${city} ${postalCode}, ${state}, ${country}`;

/** The text before the first email address, the address, and the text behind it. */
export const aroundEmail = (text: string) => text.split(new RegExp(`(${emailPattern.source})`));
