import type { Site } from './schema/site';

/** Company name, the site's address, company data, social profiles: sample values until the client supplies them. */
export const site: Site = {
  brand: 'TruWatt',
  url: 'https://www.example.com',
  description:
    'A clean energy transition company in India: one integrated platform for the whole renewable asset lifecycle, wind, solar, EV and energy storage.',
  searchConsole: '',
  sample: true,
  company: {
    legalName: 'Sample Renewable Asset Management Private Limited',
    registeredOffice: {
      street: '1 Sample Street, Sample District',
      city: 'Bengaluru',
      postalCode: '560000',
      state: 'Karnataka',
      country: 'India',
    },
    cin: 'U00000KA2021PTC000000',
    phone: '+91 00000 00001',
    email: 'office@example.com',
    grievances: 'The Company Secretary, grievances@example.com',
    sample: true,
  },
  analytics: { path: '' },
  socials: [
    { label: 'X', href: '', sample: true },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/example', sample: true },
  ],
  copyrightYear: 2024,
};

/** The company's short name. */
export const brand = site.brand;

/** The address of a link to the company's telephone. */
export const phoneHref = `tel:${site.company.phone.replaceAll(' ', '')}`;

/** An email address within a text. */
export const emailPattern = /[^\s()<>,;:]+@[^\s()<>,;:]+\w/;

/** A link to the email address in `grievances`, or to the company's if there is none. */
export const grievancesHref = `mailto:${emailPattern.exec(site.company.grievances)?.[0] ?? site.company.email}`;
