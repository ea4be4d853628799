import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonHeaders, hashedFolder, hashedHeaders } from '../../scripts/hosts/headers';
import { hostSite } from '../../scripts/hosts/site';
import { findFreePort } from '../../scripts/lib/port';
import { fetchToolOrSkip } from '../../scripts/lib/tools';
import { out } from '../lib/out';
import { checkAddresses } from './lib/check-addresses';
import { type Running, run } from './lib/process';
import { ask, locationOf } from './lib/request';
import { type Stage, stageSite } from './lib/sites';
import { addresses, filesIn, read } from './table';

/** The servers of two hosting services, at the last versions that run on Node 20. They are large: TEST_FULL only. */
const full = Boolean(process.env.TEST_FULL);
const fetchTool = (name: string) => (full ? fetchToolOrSkip(name, `${name} was not tested`) : null);
const superstatic = fetchTool('superstatic');
const wrangler = fetchTool('wrangler');
const skipReason = full ? 'its package could not be installed' : 'part of npm run test:full';
const site = hostSite('');
let stage: Stage;
beforeAll(() => {
  stage = stageSite();
});
afterAll(() => stage?.remove());

async function expectAliases(origin: string) {
  for (const { from, to } of site.redirects) {
    for (const at of [from, from.slice(0, -1), `${from}?q=1`]) {
      const answer = await ask(origin, at);
      expect([at, answer.status, locationOf(origin, at, answer).split('?')[0]]).toEqual([at, 301, to]);
    }
  }
}
async function expectHeaders(origin: string) {
  for (const at of ['/', '/resources/blog/ninety-six-blocks/', '/nope']) {
    const { headers } = await ask(origin, at);
    expect([
      at,
      Object.entries(commonHeaders).filter(([name, value]) => headers[name.toLowerCase()] !== value),
    ]).toEqual([at, []]);
  }
  const script = filesIn(out).find((file) => `/${file}`.startsWith(hashedFolder) && file.endsWith('.js'));
  expect((await ask(origin, `/${script}`)).headers['cache-control']).toBe(hashedHeaders['Cache-Control']);
}
const rows = (...kinds: string[]) => addresses(out).filter(({ kind }) => kinds.includes(kind));
/** For checkAddresses: aliases, which need a configuration, are left to expectAliases. */
const unconfigured = { name: '', configurable: false, start: () => Promise.reject(), notFound: 'root' as const };

describe.skipIf(!superstatic)('Firebase Hosting (superstatic)', { meta: { skipReason } }, () => {
  let server: Running;
  beforeAll(async () => {
    const port = await findFreePort();
    const {
      public: _,
      ignore: __,
      ...hosting
    } = JSON.parse(readFileSync(path.join(stage.deploy, 'firebase.json'), 'utf8')).hosting;
    const config = path.join(stage.scratch('superstatic'), 'superstatic.json');
    writeFileSync(config, JSON.stringify({ ...hosting, public: '.' }));
    const program = path.join(superstatic ?? '', 'superstatic/lib/bin/server.js');
    server = await run(
      process.execPath,
      [
        program,
        path.relative('.', stage.root),
        '--port',
        String(port),
        '--host',
        '127.0.0.1',
        '--config',
        config,
        '--compression',
      ],
      port,
    );
  });
  afterAll(() => server?.stop());

  it('pages are served, and unknown paths and folders get the 404 page of the root', async () => {
    expect(await checkAddresses(server.url, rows('page', 'absent', 'folder'), unconfigured, false, out)).toEqual([]);
  });
  it('aliases redirect with 301', () => expectAliases(server.url));
  it('unknown paths below /contact/ redirect to it, unless it has a page below it', async () => {
    const answer = await ask(server.url, '/contact/nope');
    expect([answer.status, answer.headers.location]).toEqual(
      site.pages.includes('/contact/sent/') ? [404, undefined] : [302, '/contact/'],
    );
    expect((await ask(server.url, '/contact/index.txt')).status).toBe(200);
  });
  it('pages and the 404 page have the common headers; a hashed file has its Cache-Control', () =>
    expectHeaders(server.url));
});

describe.skipIf(!wrangler)('Cloudflare Pages (wrangler)', { meta: { skipReason } }, () => {
  let server: Running;
  beforeAll(async () => {
    const port = await findFreePort();
    const own = stage.scratch('wrangler');
    const program = path.join(wrangler ?? '', 'wrangler/bin/wrangler.js');
    const env = { HOME: own, XDG_CONFIG_HOME: own, WRANGLER_SEND_METRICS: 'false', CI: 'true', WRANGLER_LOG_PATH: own };
    const args = [
      'pages',
      'dev',
      stage.root,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(await findFreePort()),
      '--persist-to',
      own,
      '--compatibility-date',
      '2026-01-01',
    ];
    server = await run(process.execPath, [program, ...args], port, env);
  });
  afterAll(() => server?.stop());

  it('pages are served, and unknown paths and folders get the nearest 404 page', async () => {
    expect(
      await checkAddresses(
        server.url,
        rows('page', 'absent', 'folder'),
        { ...unconfigured, notFound: 'nearest' },
        false,
        out,
      ),
    ).toEqual([]);
  });
  it('aliases redirect with 301', () => expectAliases(server.url));
  it('unknown paths below /contact/ get the 404 page that redirects', async () => {
    const answer = await ask(server.url, '/contact/nope');
    expect([answer.status, answer.body.equals(read(out, 'contact/404.html'))]).toEqual([404, true]);
  });
  it('pages and the 404 page have the common headers; a hashed file has its Cache-Control', () =>
    expectHeaders(server.url));
});
