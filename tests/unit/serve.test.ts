import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../scripts/serve';
import { ask as send } from '../hosts/lib/request';

const files = {
  'site/index.html': '<h1>Home</h1>',
  'site/404.html': 'root 404',
  'site/about/index.html': 'About',
  'site/about/404.html': 'about 404',
  'site/about/team/index.html': 'Team',
  'site/empty/note.txt': '0123456789',
  'site/nothing.txt': '',
  'site/F&S é/index.html': 'F&S',
  'site/_next/static/a.js': 'plain script',
  'site/_next/static/a.js.br': 'brotli bytes',
  'site/_next/static/a.js.gz': 'gzip bytes',
  'site/.nojekyll': 'hidden',
  'site/.well-known/security.txt': 'Contact:',
  'site/.well-known/.hidden': 'hidden',
  'site/favicon.ico': 'icon',
  'site/feed.xml': '<feed/>',
  'site/data.json': '{}',
  'site/photo.avif': 'photo',
  'secret.txt': 'SECRET',
};

type Site = Awaited<ReturnType<typeof createServer>>;
const base = mkdtempSync(join(tmpdir(), 'serve-'));
/** A file that is found and cannot be opened. */
const socket = net.createServer();
const sites = {} as Record<'root' | 'nearest', Site>;

/** Sends the path as it stands; fetch would normalise it. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  site: keyof typeof sites = 'root',
) {
  const answer = await send(sites[site].url, path, { method, headers });
  return { ...answer, body: String(answer.body) };
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), text);
    utimesSync(join(base, name), 1_700_000_000, 1_700_000_000.5);
  }
  mkdirSync(join(base, 'site/broken/404.html'), { recursive: true });
  await new Promise<void>((done) => socket.listen(join(base, 'site/socket'), done));
  for (const notFound of ['root', 'nearest'] as const) {
    sites[notFound] = await createServer({ root: join(base, 'site'), notFound });
  }
});
afterAll(async () => {
  await Promise.all(Object.values(sites).map((site) => site.close()));
  await new Promise((done) => socket.close(done));
  rmSync(base, { recursive: true });
});

describe('files and folders', () => {
  it.each([
    ['/', 'Home', 'text/html; charset=utf-8'],
    ['/?a=b', 'Home', 'text/html; charset=utf-8'],
    ['/about/team/', 'Team', 'text/html; charset=utf-8'],
    ['//about//team/', 'Team', 'text/html; charset=utf-8'],
    ['http://example.com/about/', 'About', 'text/html; charset=utf-8'],
    ['/F&S%20%C3%A9/', 'F&S', 'text/html; charset=utf-8'],
    ['/empty/note.txt', '0123456789', 'text/plain; charset=utf-8'],
    ['/_next/static/a.js', 'plain script', 'text/javascript; charset=utf-8'],
    ['/feed.xml', '<feed/>', 'application/xml; charset=utf-8'],
    ['/data.json', '{}', 'application/json; charset=utf-8'],
    ['/photo.avif', 'photo', 'image/avif'],
    ['/favicon.ico', 'icon', 'image/x-icon'],
    ['/.well-known/security.txt', 'Contact:', 'text/plain; charset=utf-8'],
  ])('%s is served', async (path, text, type) => {
    const { status, body, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(body).toContain(text);
  });

  it.each([
    ['/about', '/about/'],
    ['/about/team?x=1&y=%2F', '/about/team/?x=1&y=%2F'],
    ['//about', '/about/'],
    ['/F&S%20%C3%A9', '/F&S%20%C3%A9/'],
    ['/\\about', '/about/'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('answers HEAD like GET, without the body', async () => {
    const [get, head] = [await ask('/about/'), await ask('/about/', {}, 'HEAD')];
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '5', '']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('refuses other methods', async () => {
    const { status, headers } = await ask('/contact/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('tells browsers to keep hashed files and to revalidate the others', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/_next/static/a.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/empty/note.txt')).headers['cache-control']).toBe('no-cache');
  });
});

describe('unknown and odd paths', () => {
  const odd = [
    '/nope',
    '/about/nope',
    '/empty/',
    '/empty',
    '/about/index.html/',
    '/empty/note.txt/',
    '/About/',
    '/%E0%A4%A',
    '/%',
    '/%2541',
    '/%00',
    '/a%00.html',
    `/${'a'.repeat(2000)}`,
    `/${'a/'.repeat(1000)}`,
    '/../secret.txt',
    '/about/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/about%2Fteam/',
    '/.nojekyll',
    '/%2enojekyll',
    '/.well-known/.hidden',
    '/404/',
    '/%3F/../secret.txt',
    '/con',
    '/~',
    '/*',
  ];
  it.each(odd.map((path) => [path.slice(0, 40), path]))('%s gets the 404 page', async (_, path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, 'root 404']);
  });

  it.each<[keyof typeof sites, string, string]>([
    ['nearest', '/about/nope', 'about 404'],
    ['nearest', '/about/team/deep/er', 'about 404'],
    ['nearest', '/about/%E0%A4%A', 'about 404'],
    ['nearest', '/%61bout/nope', 'about 404'],
    ['nearest', '/%2e%2e%2fsite%2fabout', 'root 404'],
    ['nearest', '/about/.hidden', 'about 404'],
    ['nearest', '/about/../../secret.txt', 'root 404'],
    ['nearest', '/empty/x', 'root 404'],
    ['nearest', '/aboutx', 'root 404'],
    ['root', '/about/nope', 'root 404'],
  ])('with notFound %s, %s shows "%s"', async (site, path, text) => {
    const { status, body, headers } = await ask(path, { 'if-none-match': '*', range: 'bytes=0-1' }, 'GET', site);
    expect([status, body]).toEqual([404, text]);
    expect(headers.etag).toBeUndefined();
  });
});

describe('validators', () => {
  it('answers 304 to its own ETag', async () => {
    const { etag } = (await ask('/about/')).headers;
    const again = await ask('/about/', { 'if-none-match': String(etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('sends the file when the ETag differs, whatever the date', async () => {
    const headers = { 'if-none-match': '"other"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' };
    expect((await ask('/about/', headers)).status).toBe(200);
  });

  it('serves the new file after a rebuild', async () => {
    const { etag } = (await ask('/data.json')).headers;
    // As a build does: a new file in place of the old one, which may still be read.
    writeFileSync(join(base, 'data.new'), '{"newer":true}');
    renameSync(join(base, 'data.new'), join(base, 'site/data.json'));
    const again = await ask('/data.json', { 'if-none-match': String(etag) });
    expect([again.status, again.body]).toEqual([200, '{"newer":true}']);
  });
});

it.each(['bytes=2-4', 'bytes=10-', 'bytes=5-2', 'bytes=-3', 'lines=1-2'])(
  'a request for the range %s gets the whole file',
  async (range) => {
    const { status, body } = await ask('/empty/note.txt', { range });
    expect([status, body]).toEqual([200, '0123456789']);
  },
);

it('sends an empty file', async () => {
  expect((await ask('/nothing.txt')).status).toBe(200);
});

describe('compressed copies', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'brotli bytes'],
    ['gzip', 'gzip', 'gzip bytes'],
    ['identity', undefined, 'plain script'],
  ])('Accept-Encoding: %s', async (accept, encoding, body) => {
    const answer = await ask('/_next/static/a.js', { 'accept-encoding': accept });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
    expect(answer.headers['content-type']).toContain('text/javascript');
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it('sends the plain file where there is no compressed copy', async () => {
    expect((await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });
});

it.each(['/socket', '/broken/nope', 'http://[/'])(
  'closes the connection when %s cannot be read, and keeps serving',
  async (path) => {
    await expect(ask(path, {}, 'GET', 'nearest')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect((await ask('/about/', {}, 'GET', 'nearest')).status).toBe(200);
  },
);

it('answers with plain text where the export has no 404 page', async () => {
  const bare = await createServer({ root: join(base, 'site/empty') });
  const { status, body } = await send(bare.url, '/nope');
  expect([status, String(body)]).toEqual([404, 'Not Found']);
  await bare.close();
});

it('rejects with EADDRINUSE when the port is taken', async () => {
  await expect(createServer({ root: base, port: sites.root.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
