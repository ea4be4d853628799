import { expect, it } from 'vitest';
import { aroundEmail } from '@/lib/address';

it.each([
  ['The Secretary, a@b.example', ['The Secretary, ', 'a@b.example', '']],
  ['The Secretary (a.b@c.example).', ['The Secretary (', 'a.b@c.example', ').']],
  ['Email:a@b.example; by post', ['Email:', 'a@b.example', '; by post']],
  ['By post', ['By post']],
])('finds the email address in “%s”', (text, parts) => expect(aroundEmail(text)).toEqual(parts));
