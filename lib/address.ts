import type { Site } from '@/content/schema/site';

/** An address on one line, as it is written in India. */
export const addressLine = ({ street, city, postalCode, state, country }: Site['company']['registeredOffice']) =>
  `${street}, ${city} ${postalCode}, ${state}, ${country}`;
