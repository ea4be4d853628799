import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { discardDraft } from '@/components/islands/contact/use-message';
import { SendingForm } from '@/components/islands/sending-form';
import { contact } from '@/content/contact';
import { exported } from '../lib/dom';
import { message, shared, type } from '../lib/form';

const form = (
  <SendingForm
    {...shared}
    note={<p>notice</p>}
    attributes={{ action: '/enquiries' }}
    hidden={{ _next: 'https://www.example.com/contact/sent/' }}
    sending="Sending…"
    failed={contact.failed}
    sent={<h3>Message sent</h3>}
  />
);
const button = () => screen.getByRole('button', { name: /^Send/ });
const press = () => act(async () => void fireEvent.submit(button().closest('form') as HTMLFormElement));
const alert = () => screen.queryByRole('alert')?.textContent ?? '';
const online = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
const json = (status: number, value: unknown) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  discardDraft();
  fetched.mockReset().mockImplementation(async () => json(200, {}));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(performance, 'now').mockReturnValue(30_000);
  online(true);
});

it('without scripts is a plain form that posts its fields, with the address to come back to', () => {
  const { container } = exported(form);
  const element = container.querySelector('form');
  expect([element?.getAttribute('action'), element?.method, element?.getAttribute('enctype')]).toEqual([
    '/enquiries',
    'post',
    null,
  ]);
  expect(container.querySelector<HTMLInputElement>('[name=_next]')?.value).toBe(
    'https://www.example.com/contact/sent/',
  );
});

it('has a honeypot field that people and assistive technology do not reach', () => {
  const { container } = render(form);
  const trap = container.querySelector<HTMLInputElement>('[name=_gotcha]');
  expect([trap?.hidden, trap?.tabIndex, trap?.getAttribute('aria-hidden'), trap?.autocomplete]).toEqual([
    true,
    -1,
    'true',
    'off',
  ]);
});

it('shows that it sends, is not sent twice, then shows that it was sent and moves focus there', async () => {
  let answer = (_: Response) => {};
  fetched.mockReturnValue(new Promise((done) => (answer = done)));
  const { unmount } = render(form);
  type('Message', 'Hello');
  await press();
  expect([button().textContent, button().ariaDisabled ?? button().getAttribute('aria-disabled')]).toEqual([
    'Sending…',
    'true',
  ]);
  expect(screen.getByRole('status').textContent).toBe('Sending…');
  await press();
  expect(fetched).toHaveBeenCalledTimes(1);
  await act(async () => answer(json(200, {})));
  expect(screen.getByRole('heading').textContent).toBe('Message sent');
  expect(document.activeElement).toBe(screen.getByRole('heading').parentElement);
  unmount();
  render(form);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('');
});

describe('a message that was not taken', () => {
  it('says why in the endpoint’s words, keeps what was typed, and offers mail and the text to copy', async () => {
    fetched.mockResolvedValue(json(400, { error: 'The address bounces.' }));
    render(form);
    type('Message', 'Hello');
    await press();
    expect(alert()).toContain('“The address bounces.”');
    expect(message()).toBe('Hello');
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe(
      'mailto:sales@example.com?subject=A%20message&body=Hello',
    );
    expect(document.querySelector('[data-copy]')?.textContent).toBe('Hello');
    type('Message', 'Hello again');
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toContain('Hello%20again');
  });

  it.each([
    ['(code 500)', json(500, {})],
    ['Too many messages', json(429, {})],
  ])('is explained by a text of the site with “%s” if the endpoint gives none', async (words, response) => {
    fetched.mockResolvedValue(response);
    render(form);
    await press();
    expect(alert()).toContain(words);
  });

  it('says after how long it gave up', async () => {
    fetched.mockRejectedValue(new DOMException('', 'TimeoutError'));
    render(form);
    await press();
    expect(alert()).toContain('within 15 seconds');
    expect(button().textContent).toBe('Send message');
  });

  it('can be sent again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(form);
    await press();
    expect(alert()).toContain('The connection broke');
    await press();
    expect(screen.getByRole('heading').textContent).toBe('Message sent');
  });
});

it('shows at once that the visitor is offline, and sends on a second press', async () => {
  online(false);
  render(form);
  type('Message', 'Hello');
  await press();
  expect(alert()).toContain('You are offline');
  expect(fetched).not.toHaveBeenCalled();
  expect(message()).toBe('Hello');
  await press();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading').textContent).toBe('Message sent');
});

describe('a message from a bot', () => {
  it('that fills the hidden field is dropped, and shown as sent', async () => {
    const { container } = render(form);
    (container.querySelector('[name=_gotcha]') as HTMLInputElement).value = 'https://buy.example.org';
    await press();
    expect([screen.getByRole('heading').textContent, fetched.mock.calls]).toEqual(['Message sent', []]);
  });

  it('that is sent at once is dropped, and shown as sent; on a prerendered page the time counts from its activation', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { activationStart: 28_500 },
    ] as unknown as PerformanceEntryList);
    render(form);
    await press();
    expect([screen.getByRole('heading').textContent, fetched.mock.calls]).toEqual(['Message sent', []]);
  });

  it('is none that is sent right after a reload, which keeps what was filled in', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as unknown as PerformanceEntryList);
    vi.spyOn(performance, 'now').mockReturnValue(500);
    render(form);
    await press();
    expect(fetched).toHaveBeenCalledOnce();
  });
});
