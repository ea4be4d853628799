import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { discardDraft } from '@/components/islands/contact/use-message';
import { ContactForm } from '@/components/islands/contact-form';
import { exported, pass } from '../lib/dom';
import { message, shared, type } from '../lib/form';

const form = <ContactForm {...shared} note={<p>note</p>} />;
const opened = vi.fn();

beforeEach(() => {
  discardDraft();
  opened.mockReset();
  const address = { search: '', pathname: '/contact/' };
  vi.stubGlobal(
    'location',
    Object.defineProperty(address, 'href', { set: opened, get: () => 'http://localhost/contact/' }),
  );
});

it('has four optional fields, the email field with type email', () => {
  const { container } = render(form);
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, textarea')];
  expect(fields.map(({ name, type: kind, required }) => [name, kind, required])).toEqual([
    ['name', 'text', false],
    ['surname', 'text', false],
    ['email', 'email', false],
    ['message', 'textarea', false],
  ]);
});

it('without JavaScript posts its fields to the mailto address as plain text', () => {
  const { container } = exported(form);
  const element = container.querySelector('form');
  expect([element?.getAttribute('action'), element?.method, element?.getAttribute('enctype')]).toEqual([
    'mailto:sales@example.com?subject=A%20message',
    'post',
    'text/plain',
  ]);
});

it('has what was typed before a client-side navigation away and back', () => {
  const { unmount } = render(form);
  type('Email', 'asha@example.com');
  type('Message', 'Hello');
  unmount();
  render(form);
  expect(['Email', 'Message'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value)).toEqual([
    'asha@example.com',
    'Hello',
  ]);
});

it('has what was typed before hydration, after a client-side navigation away and back', async () => {
  const { container, hydrate } = exported(form);
  for (const field of container.querySelectorAll('textarea')) field.value = 'Hello';
  await hydrate();
  cleanup();
  render(form);
  expect(message()).toBe('Hello');
});

it('asks for the product of the address, not for that of an earlier draft', () => {
  location.search = '?product=TruOps';
  const { unmount } = render(form);
  type('Email', 'asha@example.com');
  unmount();
  location.search = '?product=SolarVision';
  render(form);
  expect(message()).toContain('SolarVision');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('asha@example.com');
});

describe('an incomplete email address', () => {
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  const error = () => email().getAttribute('aria-describedby') && document.querySelector('#email-error')?.textContent;

  const leave = () => {
    vi.useFakeTimers();
    fireEvent.blur(email());
    expect(error()).toBeNull();
    pass(300);
  };

  it('is explained when the visitor leaves the field, in a live region, and no longer once it is whole', () => {
    render(form);
    type('Email', 'nobody');
    expect([error(), email().getAttribute('aria-invalid')]).toEqual([null, null]);
    leave();
    expect([error(), email().getAttribute('aria-invalid')]).toEqual(['Not a whole address.', 'true']);
    expect(document.querySelector('#email-error')?.getAttribute('aria-live')).toBe('polite');
    type('Email', 'nobody@example');
    expect(error()).toBeNull();
    expect(document.querySelector('#email-error')?.textContent).toBe('');
  });

  it('is not explained in a field that is left empty', () => {
    render(form);
    leave();
    expect(error()).toBeNull();
  });

  it('on sending takes the focus in place of the browser’s bubble, and opens no mail program', () => {
    render(form);
    type('Email', 'nobody');
    const bubble = fireEvent.invalid(email());
    expect([bubble, document.activeElement, error()]).toEqual([false, email(), 'Not a whole address.']);
    expect(opened).not.toHaveBeenCalled();
  });
});

it('files dropped on the form do not replace the page; a dropped text reaches its field', () => {
  render(form);
  const drop = (types: string[]) =>
    fireEvent.drop(screen.getByRole('textbox', { name: 'Message' }), { dataTransfer: { types } });
  expect([drop(['Files']), drop(['text/plain'])]).toEqual([false, true]);
  expect(fireEvent.dragOver(screen.getByRole('button'), { dataTransfer: { types: ['Files'] } })).toBe(false);
});

it('line breaks in a name add no header to the mail', () => {
  render(form);
  type('First name', 'Asha\r\nBcc: all@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const { searchParams } = new URL(opened.mock.calls[0]?.[0]);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});

describe('sending', () => {
  it('opens the mail program with the values and keeps them in the form', () => {
    render(form);
    type('First name', 'Asha');
    type('Last name', 'Rao & Sons');
    type('Email', 'asha@example.com');
    type('Message', 'Two lines,\n100% sure? #1');
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(opened.mock.calls).toEqual([
      [
        'mailto:sales@example.com?subject=A%20message&body=First%20name%20%2F%20Last%20name%3A%20Asha%20Rao%20%26%20Sons%0D%0AEmail%3A%20asha%40example.com%0D%0A%0D%0ATwo%20lines%2C%0D%0A100%25%20sure%3F%20%231',
      ],
    ]);
    expect(message()).toBe('Two lines,\n100% sure? #1');
  });

  it('truncates a text that is too long for a mail link, with a note; the page shows the whole text', () => {
    render(form);
    type('Message', 'x'.repeat(5000));
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    const body = new URL(opened.mock.calls[0]?.[0]).searchParams.get('body') ?? '';
    expect(body).toBe(`${'x'.repeat(1800)}\r\n\r\n[cut]`);
    expect(document.querySelector('[data-copy]')?.textContent).toBe('x'.repeat(5000));
  });
});

describe('the text to copy', () => {
  const shown = () => document.querySelector('[data-copy]') !== null;

  it('appears when a field has text, follows changes, and is copied with the address', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(form);
    expect(shown()).toBe(false);
    type('Message', 'Hello');
    expect(shown()).toBe(true);
    type('Message', 'Hello again');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy message' })));
    expect(writeText.mock.calls).toEqual([['sales@example.com\n\nHello again']]);
    expect(screen.getByRole('status').textContent).toBe('Copied.');
    type('Message', 'More');
    expect(screen.queryByText('Copied.')).toBeNull();
  });
});

describe('the URL parameters product and note', () => {
  it.each([
    ['?product=TruOps', 'I would like a demo of TruOps.\n'],
    ['?product=', ''],
    ['?other=x', ''],
    ['?product=%3Cb%3E%24%26', 'I would like a demo of <b>$&.\n'],
    ['?note=A%20plant%3A', 'A plant:\n'],
    ['?product=TruOps&note=A%20plant%3A', 'I would like a demo of TruOps.\nA plant:\n'],
  ])('%s starts the message with %j', (search, expected) => {
    (location as { search: string }).search = search;
    render(form);
    expect(message()).toBe(expected);
  });

  it('are cut to the length of their field', () => {
    (location as { search: string }).search = `?product=${'y'.repeat(500)}`;
    render(form);
    expect(message()).toBe(`I would like a demo of ${'y'.repeat(60)}.\n`);
  });

  it('does not overwrite text typed before hydration', async () => {
    (location as { search: string }).search = '?product=TruOps';
    const { container, hydrate } = exported(form);
    const area = container.querySelector('textarea') as HTMLTextAreaElement;
    area.value = 'Typed early';
    await hydrate();
    expect(message()).toBe('Typed early');
    expect(document.querySelector('[data-copy]')?.textContent).toBe('Typed early');
  });
});

describe('the copy of the message', () => {
  it('shows no text to copy and no status at first', () => {
    const { container } = exported(form);
    expect(container.querySelector('[data-copy]')).toBeNull();
    expect(container.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('does not say “Copied” when the browser refuses, and selects the text', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(form);
    type('Message', 'Hello');
    const copy = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy message' })));
    await copy();
    expect(screen.getByRole('status').textContent).toBe('Copied.');
    writeText.mockRejectedValueOnce(new Error('denied'));
    await copy();
    expect(screen.getByRole('status').textContent).toBe('Not copied.');
    expect(getSelection()?.toString()).toContain('Hello');
  });

  it('selects the text where the browser has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    render(form);
    type('Message', 'Hello');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy message' })));
    expect(screen.getByRole('status').textContent).toBe('Not copied.');
    expect(getSelection()?.toString()).toContain('Hello');
  });
});
