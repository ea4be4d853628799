import { expect, it } from 'vitest';
import { formatPhone, telHref } from '@/lib/phone';

it('a telephone number is dialled without spaces, and shown with no-break spaces', () => {
  expect(telHref('+91 80 1234 5678')).toBe('tel:+918012345678');
  expect(formatPhone('+91 80 1234')).toBe('+91\u00a080\u00a01234');
});
