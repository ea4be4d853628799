import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serveCopy } from './served';

const { port, guard, handlers, server, sockets, own, ask, call, upgrade } = await serveCopy();
const change = { label: 'x', operations: [{ do: 'set', path: ['blog', 'blog', 'title'], value: 'Other notes' }] };

test('listens only on the loopback addresses', () => {
  const addresses = server.addresses.map((one) => (typeof one === 'string' ? one : one.address));
  expect(addresses.filter((address) => !['127.0.0.1', '::1'].includes(address))).toEqual([]);
  expect(addresses).toContain('127.0.0.1');
});

test('the address printed at the start opens the layer and the pages', async () => {
  const opened = await ask(`/__edit/${guard.token}`, { headers: { cookie: '' } });
  expect([opened.status, opened.text]).toEqual([200, '<title>Edit</title>']);
  expect(opened.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Strict$/);
  expect(opened.headers['set-cookie']?.[0]).not.toContain(guard.token);
  expect((await ask('/about/')).text).toMatch(/^page \/about\/ localhost:\d+ $/);
  expect(await upgrade({ origin: `http://localhost:${port}` })).toBe('HTTP/1.1 101 Switching Protocols');
});

test.each([
  ['browser', 0],
  ['next dev', 1],
] as const)('a WebSocket that breaks on the side of the %s is closed on the other', async (_, from) => {
  const far = once(sockets, 'connection');
  const { host, ...headers } = { ...own(), origin: `http://localhost:${port}` };
  const near = new WebSocket(`ws://${host}/`, { headers });
  await once(near, 'message');
  const ends: WebSocket[] = [near, (await far)[0]];
  const closed = once(ends[1 - from] as WebSocket, 'close');
  (ends[from] as unknown as { _socket: Socket })._socket.resetAndDestroy();
  expect((await closed)[0]).toBe(1006);
});

test.each([
  ['own', own()],
  ['foreign', {}],
])('a WebSocket of the %s page that is reset before it is answered does not end the process', (_, headers) => {
  const socket = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  const request = { url: '/', headers: { ...headers, origin: `http://localhost:${port}` } };
  handlers.onUpgrade(request as IncomingMessage, socket, Buffer.of());
  expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
});

describe('a foreign page gets nothing: neither pages and their source, nor the WebSocket, nor the API', () => {
  const attacks: [string, Record<string, string>][] = [
    ['fetch from another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame, whose origin is null', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://localhost:5555' }],
    ['a script element of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a script element of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['a host name that was rebound to this machine', { host: 'evil.example' }],
    ['a rebound host name with the right port', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
    ['no cookie', { cookie: '' }],
    ['a guessed cookie', { cookie: 'edit-3000=abc' }],
  ];
  test.each(attacks)('%s', async (_, headers) => {
    for (const url of [
      '/',
      '/_next/static/chunks/app.js',
      '/__nextjs_original-stack-frames',
      '/__edit/layer.js',
      '/__edit/events',
    ])
      expect((await ask(url, { headers })).status, url).toBe(403);
    expect((await call('change', change, headers)).status).toBe(403);
    expect(await upgrade({ origin: `http://localhost:${port}`, ...headers })).toBe('HTTP/1.1 403 Forbidden');
  });
  test('a WebSocket without an origin', async () => expect(await upgrade({})).toBe('HTTP/1.1 403 Forbidden'));
  test('the right address from a foreign page', async () =>
    expect((await ask(`/__edit/${guard.token}`, { headers: { origin: 'https://evil.example' } })).status).toBe(403));
});

test('the API needs the token as well as the cookie', async () => {
  expect((await call('state', {}, { 'x-edit-token': '' })).status).toBe(403);
  expect((await call('state', {}, { 'x-edit-token': 'guess' })).status).toBe(403);
  expect((await call('state', {})).status).toBe(200);
  expect((await ask('/__edit/api/state', { headers: { 'x-edit-token': guard.token } })).status).toBe(404);
});

test('a path outside content is refused', async () => {
  for (const name of ['../package', 'blog/../../package', '/etc/passwd', '..\\x'])
    expect(
      (await call('change', { label: 'x', operations: [{ do: 'set', path: [name, 'a', 'b'], value: 1 }] })).status,
      name,
    ).toBe(403);
  for (const key of ['..%2f..%2fpackage.json', '..%2fteam.ts', '%2e%2e%2f%2e%2e%2fpackage.json', '%00'])
    expect([403, 404], key).toContain((await ask(`/__edit/master/${key}`)).status);
  const upload = (folder: string) =>
    ask(`/__edit/api/picture?folder=${folder}&name=x.jpg`, {
      method: 'POST',
      headers: { 'x-edit-token': guard.token },
      body: 'x',
    });
  for (const folder of ['..', '../blog', '%2e%2e', 'nowhere', ''])
    expect((await upload(folder)).status, folder).toBe(422);
});

test('a body past 25 MB is refused, announced or not', async () => {
  const send = (headers: Record<string, string>) =>
    ask('/__edit/api/picture?folder=team&name=x.jpg', {
      method: 'POST',
      headers: { 'x-edit-token': guard.token, ...headers },
      body: Buffer.alloc(26 * 1024 * 1024),
    }).catch(() => ({ status: 'closed' }));
  // The connection may close before the response is read.
  for (const headers of [{ 'content-length': String(26 * 1024 * 1024) }, { 'transfer-encoding': 'chunked' }])
    expect([413, 'closed']).toContain((await send(headers)).status);
  expect((await ask('/about/')).status).toBe(200);
});

test('an invalid request has an error status', async () => {
  expect((await call('change', { operations: [] })).status).toBe(400);
  expect((await call('constructor', {})).status).toBe(404);
});
