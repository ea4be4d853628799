// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../scripts/serve.mjs';

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
  'site/about/.well-known/x': 'hidden',
  'secret.txt': 'SECRET',
};

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };
type Site = Awaited<ReturnType<typeof createServer>>;
const base = mkdtempSync(join(tmpdir(), 'serve-'));
const sites = {} as Record<'root' | 'nearest' | 'none', Site>;

/** node:http and not fetch: fetch tidies up the very paths under test. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  site: keyof typeof sites = 'root',
): Promise<Answer> {
  return new Promise((done, fail) => {
    const request = http.request({ port: sites[site].port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on('error', fail).end();
  });
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), text);
    utimesSync(join(base, name), 1_700_000_000, 1_700_000_000.5);
  }
  for (const notFound of ['root', 'nearest', 'none'] as const) {
    sites[notFound] = await createServer({ root: join(base, 'site'), notFound });
  }
});
afterAll(async () => {
  await Promise.all(Object.values(sites).map((site) => site.close()));
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
    ['/F&S%20%C3%A9', '/F%26S%20%C3%A9/'],
  ])('%s is sent on to %s', async (path, location) => {
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

  it('lets pages be asked for again and hashed files be kept', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/_next/static/a.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/empty/note.txt')).headers['cache-control']).not.toContain('immutable');
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
    '/about/.well-known/x',
    '/404/',
    '/?/../secret.txt'.replace('?', '%3F'),
    '/con',
    '/~',
    '/*',
  ];
  it.each(odd)('%s ends at the 404 page', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, 'root 404']);
  });

  it.each<[keyof typeof sites, string, string]>([
    ['nearest', '/about/nope', 'about 404'],
    ['nearest', '/about/team/deep/er', 'about 404'],
    ['nearest', '/about/%E0%A4%A', 'about 404'],
    ['nearest', '/about/../../secret.txt', 'about 404'],
    ['nearest', '/empty/x', 'root 404'],
    ['nearest', '/aboutx', 'root 404'],
    ['root', '/about/nope', 'root 404'],
    ['none', '/about/nope', 'Not Found'],
  ])('with notFound %s, %s shows "%s"', async (site, path, text) => {
    const { status, body, headers } = await ask(path, { 'if-none-match': '*', range: 'bytes=0-1' }, 'GET', site);
    expect([status, body]).toEqual([404, text]);
    expect(headers.etag).toBeUndefined();
  });
});

describe('validators', () => {
  it.each(['etag', 'last-modified'])('answers 304 to its own %s', async (name) => {
    const first = await ask('/about/');
    const field = name === 'etag' ? 'if-none-match' : 'if-modified-since';
    const again = await ask('/about/', { [field]: String(first.headers[name]) });
    expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });

  it('sends the file when the tag differs, whatever the date', async () => {
    const headers = { 'if-none-match': '"other"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' };
    expect((await ask('/about/', headers)).status).toBe(200);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
  ])('%s', async (range, body, contentRange) => {
    const answer = await ask('/empty/note.txt', { range });
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([206, body, contentRange]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  it.each(['bytes=10-', 'bytes=-0'])('%s cannot be satisfied', async (range) => {
    const { status, headers } = await ask('/empty/note.txt', { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=a-b'])('%s is ignored', async (range) => {
    const { status, body } = await ask('/empty/note.txt', { range });
    expect([status, body]).toEqual([200, '0123456789']);
  });

  it('is ignored when If-Range names another version, and an empty file is whole', async () => {
    expect((await ask('/empty/note.txt', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
    expect((await ask('/nothing.txt')).status).toBe(200);
  });
});

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'brotli bytes'],
    ['gzip', 'gzip', 'gzip bytes'],
    ['br;q=0, GZIP;q=0.5', 'gzip', 'gzip bytes'],
    ['identity', undefined, 'plain script'],
  ])('%s', async (accept, encoding, body) => {
    const answer = await ask('/_next/static/a.js', { 'accept-encoding': accept });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
    expect(answer.headers['content-type']).toContain('text/javascript');
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it('sends plain bytes when there is no neighbour or a part is asked for', async () => {
    expect((await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    const part = await ask('/_next/static/a.js', { 'accept-encoding': 'br', range: 'bytes=0-4' });
    expect([part.status, part.body]).toEqual([206, 'plain']);
  });
});

it('says which port is taken by failing with EADDRINUSE', async () => {
  await expect(createServer({ root: base, port: sites.root.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
