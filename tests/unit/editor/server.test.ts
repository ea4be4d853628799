import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { moduleNames, productsOf, readModule, valueAt } from '../../../editor/fields/modules';
import { readTree } from '../../../editor/fields/tree';
import { createApi } from '../../../editor/server/api';
import { createGuard } from '../../../editor/server/guard';
import { master } from '../../../editor/server/pictures';
import { createProxy } from '../../../editor/server/proxy';
import { runScript } from '../../../editor/server/run-script';
import { createHandlers, listen } from '../../../editor/server/server';
import { flat } from '../../../editor/types';
import { Editor } from '../../../editor/write/change';
import { copyForEditor } from './copy';

const root = copyForEditor();
/** Replaces `next dev`: returns the requested path, host and origin. */
const site = http.createServer(({ url, headers }, response) =>
  response.end(`page ${url} ${headers.host} ${headers.origin ?? ''}`),
);
const sockets = new WebSocketServer({ server: site });
sockets.on('connection', (socket) => socket.send('hot'));
let port = 0;
let guard: ReturnType<typeof createGuard>;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const probe = net.createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  ({ port } = probe.address() as net.AddressInfo);
  await new Promise((done) => probe.close(done));
  guard = createGuard(port);
  const handlers = createHandlers({
    guard,
    proxy: createProxy((site.address() as net.AddressInfo).port),
    api: createApi(new Editor(root)),
    shell: '<title>Edit</title>',
    files: (name) => (name.startsWith('master/') ? master(root, name.slice(7)) : undefined),
    events: (response) => response.end(),
  });
  server = await listen(handlers, port);
});
afterAll(() => {
  server.close();
  sockets.close();
  site.close();
  rmSync(root, { recursive: true });
});

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer; host?: string };
const own = () => ({ host: `localhost:${port}`, cookie: guard.setCookie.split(';')[0] ?? '' });
function ask(url: string, { method = 'GET', headers = {}, body, host = '127.0.0.1' }: Sent = {}) {
  return new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>((done, fail) => {
    const request = http.request({ host, port, path: url, method, headers: { ...own(), ...headers } }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.once('end', () => done({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    request.once('error', fail);
    request.end(body);
  });
}
const call = (name: string, value: unknown, headers: Record<string, string> = {}) =>
  ask(`/__edit/api/${name}`, {
    method: 'POST',
    headers: { 'x-edit-token': guard.token, origin: `http://localhost:${port}`, ...headers },
    body: JSON.stringify(value),
  });
/** The status line of the response to a WebSocket handshake. */
function upgrade(headers: Record<string, string>) {
  return new Promise<string>((done) => {
    const socket = net.connect(port, '127.0.0.1');
    const lines = Object.entries({
      ...own(),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    });
    socket.write(
      `GET /_next/webpack-hmr HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
    socket.once('data', (data) => {
      done(String(data).split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}
const titlePath = ['blog', 'blog', 'title'];
const readTitle = () => valueAt(readModule(root, 'blog'), titlePath);
const title = readTitle();
const change = { label: 'x', operations: [{ do: 'set', path: titlePath, was: title, value: 'Other notes' }] };

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

describe('pictures', () => {
  const upload = async (name: string, body: Buffer, folder = 'partners') => {
    const { status, text } = await ask(`/__edit/api/picture?folder=${folder}&name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'x-edit-token': guard.token },
      body,
    });
    return { status, ...JSON.parse(text) };
  };
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inner}</svg>`);
  test('a picture that the build rejects is rejected with its message, and no file remains', async () => {
    expect(await upload('Bad.svg', svg('<script>alert(1)</script>'))).toMatchObject({
      ok: false,
      problems: [
        expect.stringMatching(/^content\/images\/partners\/bad\.svg: contains a script, which is not allowed/),
      ],
    });
    expect(await upload('photo.heic', Buffer.from('x'))).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/its name ends in "\.heic"/)],
    });
    expect(await upload('cut.jpg', Buffer.from([0xff, 0xd8, 0xff]), 'team')).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/cannot be read as a picture/)],
    });
    expect(master(root, 'partners/bad.svg')).toBeUndefined();
  });

  test('a picture gets a name that no other has, in any format', async () => {
    const photo = readdirSync(path.join(root, 'content/images/about')).find((file) => file.endsWith('.jpg')) ?? '';
    const { name } = path.parse(photo);
    const { problems, key } = await upload(`${name}.svg`, svg('<rect width="9" height="9"/>'), 'about');
    expect([problems, key]).toEqual([undefined, `about/${name}-2.svg`]);
    await call('step', { direction: 'undo' });
  });

  test('what fails only when the served files are generated leaves no change, and nothing to redo', async () => {
    const broken = path.join(root, 'content/images/team/broken.jpg');
    const focus = path.join(root, 'content/images/focus.json');
    writeFileSync(broken, 'x');
    const before = readFileSync(focus, 'utf8');
    const [key = ''] = Object.keys(JSON.parse(before));
    const problems = [expect.stringMatching(/^content\/images\/team\/broken\.jpg: cannot be read/)];
    try {
      expect(await upload('Good.svg', svg('<rect width="9" height="9"/>'))).toMatchObject({ ok: false, problems });
      expect(master(root, 'partners/good.svg')).toBeUndefined();
      const { text } = await call('focus', { key, point: [0.123, 0.456] });
      expect(JSON.parse(text)).toMatchObject({ ok: false, problems });
      expect(readFileSync(focus, 'utf8')).toBe(before);
      expect(JSON.parse((await call('state', {})).text).history).toEqual({ steps: [] });
      rmSync(focus);
      writeFileSync(focus, '{');
      expect((await call('focus', { key, point: [0, 0] })).text).toContain('focus.json is not JSON');
    } finally {
      writeFileSync(focus, before);
      rmSync(broken);
    }
  });
});

test.each([
  ['team', ['team', 'team', 'managementTeam', 'people'], 6],
  ['testimonial', ['testimonial', 'testimonial', 'logos'], 1],
])('a new entry of %s is valid, and written in the same form as the others', async (name, path, lines) => {
  const read = () => readFileSync(`${root}/content/${name}.ts`, 'utf8');
  const before = read().split('\n').length;
  const { value } = JSON.parse((await call('initialValue', { path })).text);
  const was = valueAt(readModule(root, name), path) as unknown[];
  const insert = { do: 'insert', path, was, at: was.length, value };
  expect(JSON.parse((await call('change', { label: 'x', operations: [insert] })).text)).toMatchObject({ ok: true });
  expect(read().split('\n').length - before).toBe(lines);
  await call('step', { direction: 'undo' });
});

test.each([
  ['year', ['journey', 'journey', 'entries'], ['new', 'copy']],
  ['time', ['services', 'services', 'operationsOffer', 'round', 'steps'], ['new', 'copy']],
  ['address', ['glossary', 'glossary', 'terms', 0, 'places'], ['new', 'copy']],
  ['day, and a name of at most 12 characters', ['products/trucovenant', 'trucovenant', 'duties'], ['copy']],
])('an entry that needs its own %s is added and duplicated', async (_, path, kinds) => {
  const was = valueAt(readModule(root, String(path[0])), path) as unknown[];
  for (const kind of kinds) {
    const copy = kind === 'copy' ? was.length - 1 : undefined;
    const { value } = JSON.parse((await call('initialValue', { path, copy })).text);
    const insert = { do: 'insert', path, was, at: was.length, value };
    expect(JSON.parse((await call('change', { label: 'x', operations: [insert] })).text).problems).toBeUndefined();
    await call('step', { direction: 'undo' });
  }
});

/** The first optional group or picture of each module and name that is left out. */
const leftOut = moduleNames
  .flatMap((name) => readTree(root, name, productsOf(root)).flatMap(flat))
  .filter(({ kind, optional, value }) => optional && value === undefined && (kind === 'group' || kind === 'picture'))
  .filter(
    (field, index, all) =>
      index ===
      all.findIndex(({ path: [name, ...keys] }) => name === field.path[0] && keys.at(-1) === field.path.at(-1)),
  );
test.each(leftOut.map(({ path }) => [path.join(' › '), path]))('%s is added and removed again', async (_, path) => {
  const { file } = readModule(root, String(path[0]));
  const before = readFileSync(`${root}/${file}`, 'utf8');
  const { value } = JSON.parse((await call('initialValue', { path })).text);
  const apply = async (operation: object) =>
    JSON.parse((await call('change', { label: 'x', operations: [{ path, ...operation }] })).text).problems;
  expect(await apply({ do: 'set', value })).toBeUndefined();
  expect(valueAt(readModule(root, String(path[0])), path)).toEqual(value);
  expect(await apply({ do: 'remove', was: value })).toBeUndefined();
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(before);
});

test('the picture of a link preview is drawn', async () => {
  const { output } = await runScript('.', 'editor/server/card.ts', 'saas');
  expect(output).toMatch(/^data:image\/jpeg;base64,\/9j/);
  expect((await call('card', { name: '../x' })).status).toBe(400);
});

test('a change is written, and the new state is returned', async () => {
  const { status, text } = await call('change', change);
  expect(status).toBe(200);
  expect(JSON.parse(text).state.history.undo).toBe('x');
  expect(readTitle()).toBe('Other notes');
  expect(JSON.parse((await call('step', { direction: 'undo' })).text).ok).toBe(true);
  expect(readTitle()).toBe(title);
});
