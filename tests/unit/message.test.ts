import { describe, expect, it } from 'vitest';
import { compose, type Message, mailLimit, mailto } from '@/lib/message';

describe('a message of the contact form', () => {
  const labels = { name: 'First name', surname: 'Last name', email: 'Email', message: 'Message' };
  const none = { name: '', surname: '', email: '', message: '' };
  it.each([
    [none, ''],
    [{ ...none, message: '  hello ' }, 'hello'],
    [{ ...none, surname: ' Rao ' }, 'First name / Last name: Rao'],
    [{ name: 'A', surname: 'R', email: 'a@b.c', message: 'x' }, 'First name / Last name: A R\nEmail: a@b.c\n\nx'],
  ])('with the fields %j is %j', (typed, text) => {
    expect(compose(typed, labels)).toBe(text);
  });

  it('without some of its fields has the text of the others', () => {
    expect(compose({} as Message, labels)).toBe('');
    expect(compose({ name: 'A', surname: '', email: '  ', message: 'x' }, labels)).toBe(
      'First name / Last name: A\n\nx',
    );
    expect(compose({ name: '', surname: '', email: ' a@b.c ', message: '' }, labels)).toBe('Email: a@b.c');
  });

  const bodyOf = (text: string) => new URL(mailto('a@b.c', 's', text, 'note')).searchParams.get('body') ?? '';
  it('is truncated in a mail link only above the limit', () => {
    expect(bodyOf('x'.repeat(mailLimit))).toBe('x'.repeat(mailLimit));
    expect(bodyOf('x'.repeat(mailLimit + 1))).toBe(`${'x'.repeat(mailLimit)}\r\n\r\nnote`);
  });
  it('is not cut inside a surrogate pair; a lone surrogate is replaced', () => {
    expect(bodyOf('🌞'.repeat(mailLimit))).toBe('🌞'.repeat(mailLimit));
    expect(bodyOf(`${'x'.repeat(mailLimit - 1)}🌞🌞`)).toBe(`${'x'.repeat(mailLimit - 1)}🌞\r\n\r\nnote`);
    expect(bodyOf('\ud83c')).toBe('\ufffd');
  });
});
