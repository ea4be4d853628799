import { describe, expect, it, vi } from 'vitest';
import { fieldsOf, honeypot, isBot, read, requestTimeout, send } from '@/lib/enquiry';

const json = (status: number, value: unknown) =>
  new Response(typeof value === 'string' ? value : JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
const plain = (status: number, body: string) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain' } });
const html = (status: number, body: string) => new Response(body, { status, headers: { 'Content-Type': 'text/html' } });
const said = (words: string) => ({ sent: false, reason: 'message', words });

describe('an answer of the endpoint', () => {
  it.each([
    ['200 with JSON', json(200, { ok: true })],
    ['200 with a page', html(200, '<h1>Thanks</h1>')],
    ['200 with garbage', json(200, '{"')],
    ['200 without a type', new Response('\u0000\u0001')],
    ['204', new Response(null, { status: 204 })],
    ['a redirect, which a page cannot follow', { type: 'opaqueredirect', ok: false, status: 0 } as Response],
  ])('%s: sent', async (_, response) => {
    expect(await read(response)).toEqual({ sent: true });
  });

  it.each([
    ['an error of JSON', json(400, { error: 'The email address bounces.' }), said('The email address bounces.')],
    ['a message of JSON', json(422, { message: 'Too long.' }), said('Too long.')],
    ['the first of several errors', json(422, { errors: [{ message: 'No.', field: 'email' }] }), said('No.')],
    ['a text', plain(400, ' Write\n more. '), said('Write more.')],
    ['a long text, cut', plain(400, 'x'.repeat(9999)), said('x'.repeat(200))],
    [
      'status 200 with success: "false"',
      json(200, { success: 'false', message: 'Not activated.' }),
      said('Not activated.'),
    ],
    ['status 200 with ok: false', json(200, { ok: false, error: 'No.' }), said('No.')],
    ['markup, as text', json(400, { error: '<b onclick="x()">no</b>' }), said('<b onclick="x()">no</b>')],
    ['a page, whose text is not shown', html(500, '<h1>Oops</h1>'), { sent: false, reason: 'refused', status: 500 }],
    ['garbage', json(502, '<{'), { sent: false, reason: 'refused', status: 502 }],
    ['null', json(400, 'null'), { sent: false, reason: 'refused', status: 400 }],
    ['errors that are no list', json(400, { errors: 'x', error: 5 }), { sent: false, reason: 'refused', status: 400 }],
    ['an empty list of errors', json(422, { errors: [] }), { sent: false, reason: 'refused', status: 422 }],
    [
      'a text that breaks off',
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }), {
        status: 500,
        headers: { 'Content-Type': 'text/plain' },
      }),
      { sent: false, reason: 'refused', status: 500 },
    ],
    ['429', html(429, ''), { sent: false, reason: 'tooMany', status: 429 }],
    ['429 with words', json(429, { error: 'Wait.' }), said('Wait.')],
  ])('%s: not sent', async (_, response, outcome) => {
    expect(await read(response)).toEqual(outcome);
  });
});

describe('the fields', () => {
  const form = (values: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.append(name, value);
    return data;
  };

  it('have no line breaks except in the message, so that no header can be added to a mail', () => {
    const fields = fieldsOf(
      form({ name: 'A\r\nBcc: x@example.org', surname: 'B\u2028C\0', email: 'a@b.c\n', message: 'one\ntwo' }),
    );
    expect(Object.fromEntries(fields)).toEqual({
      name: 'A Bcc: x@example.org',
      surname: 'B C ',
      email: 'a@b.c ',
      message: 'one\ntwo',
    });
  });

  it.each([
    [{ _gotcha: 'http://buy.example.org' }, 60_000, true],
    [{ [honeypot]: '' }, 1999, true],
    [{ [honeypot]: '' }, 2000, false],
    [{}, 60_000, false],
  ])('%j after %i ms is from a bot: %s', (values, time, machine) => {
    expect(isBot(fieldsOf(form(values)), time)).toBe(machine);
  });
});

describe('sending', () => {
  const fields = new URLSearchParams({ name: 'Asha', message: 'सौर' });
  const fetching = (answer: (address: string, request: RequestInit) => Promise<Response>) => {
    const mock = vi.fn(answer);
    vi.stubGlobal('fetch', mock);
    return mock;
  };
  const connected = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

  it('posts the fields without a CORS preflight, in a request that outlives the page', async () => {
    const fetched = fetching(async () => json(200, {}));
    expect(await send('https://forms.example.com/f/1', fields)).toEqual({ sent: true });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect([address, String(request?.body)]).toEqual(['https://forms.example.com/f/1', String(fields)]);
    expect(request).toMatchObject({ method: 'POST', redirect: 'manual', keepalive: true });
    expect(request?.headers).toEqual({ Accept: 'application/json' });
  });

  it('a text too long for a request that outlives the page is sent all the same', async () => {
    const fetched = fetching(async () => json(200, {}));
    const long = new URLSearchParams({ message: 'ऊ'.repeat(10_000) });
    expect(await send('/enquiries', long)).toEqual({ sent: true });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: false, body: long });
    await send('/enquiries', new URLSearchParams({ message: 'a'.repeat(60_000 - 'message='.length) }));
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ keepalive: true });
  });

  it('says that the connection broke, or that there is none', async () => {
    fetching(() => Promise.reject(new TypeError('Failed to fetch')));
    connected(true);
    expect(await send('/enquiries', fields)).toEqual({ sent: false, reason: 'unreachable' });
    connected(false);
    expect(await send('/enquiries', fields)).toEqual({ sent: false, reason: 'offline' });
  });

  it.each(['TimeoutError', 'AbortError'])('says that no answer came in time (%s)', async (name) => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      limits.push(time);
      return AbortSignal.abort();
    });
    fetching(() => Promise.reject(new DOMException('', name)));
    expect(await send('/enquiries', fields)).toEqual({ sent: false, reason: 'timeout' });
    expect(limits).toEqual([requestTimeout]);
  });
});
