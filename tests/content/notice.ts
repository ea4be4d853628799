import type { Notice } from '../../content/schema/sending';

/** A notice on personal data, for tests of a form that sends. */
export const notice: Notice = {
  title: 'Your personal data',
  collected: 'We collect your first and last name, your email address and what you write in the message.',
  purpose: 'We use them to answer you, and for nothing else.',
  kept: 'We keep them for twelve months after the last message, then delete them.',
  withdraw: 'You can withdraw your consent at any time by writing to the address below.',
  complain: 'You can complain to our grievance officer, and to the Data Protection Board of India.',
  contact: 'The Grievance Officer',
  email: 'privacy@example.com',
  sample: true,
};
