import { fireEvent, screen } from '@testing-library/react';

/** The properties that both contact forms take. */
export const shared = {
  to: 'sales@example.com',
  subject: 'A message',
  productLine: 'I would like a demo of {product}.',
  labels: { name: 'First name', surname: 'Last name', email: 'Email', message: 'Message' },
  emailError: 'Not a whole address.',
  shortened: '[cut]',
  copy: 'Copy message',
  copied: 'Copied.',
  notCopied: 'Not copied.',
  copyTitle: 'No mail program?',
  submit: 'Send message',
};

/** Types into the field with a label. */
export const type = (label: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });

/** The text in the message field. */
export const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;
