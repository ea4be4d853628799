import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  commonHeaders,
  contentType,
  fileHeaders,
  hashedFolder,
  hashedHeaders,
  pictureExtensions,
  pictureHeaders,
} from '../../../scripts/hosts/headers';
import { hostSite } from '../../../scripts/hosts/site';
import { out } from '../../lib/out';
import { filesIn, read } from '../table';
import { ask, decoded } from './request';

const configurationFiles = ['_headers', '_redirects', '.nojekyll', '.htaccess', 'serve.json'];
const aliasPages = hostSite('').redirects.map(({ from }) => `${from.slice(1)}index.html`);
const served = () =>
  filesIn(out).filter(
    (file) => !/\.(br|gz)$|(?:^|\/)404\.html$/.test(file) && ![...configurationFiles, ...aliasPages].includes(file),
  );
const urlOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
const extension = (file: string) => path.extname(file).slice(1);
const sample = (end: string) => {
  const file = served().find((name) => name.endsWith(end) && existsSync(path.join(out, `${name}.br`)));
  if (!file) throw new Error(`the export has no compressed file that ends with ${end}`);
  return file;
};

/** HTTP behaviour that does not depend on the path: methods, validators, headers, encodings and ranges. */
export function checkProtocol(origin: () => string, configured: boolean) {
  it('answers HEAD like GET, without a body', async () => {
    for (const at of ['/', '/about/team/', '/favicon.svg', '/nope']) {
      const [get, head] = [await ask(origin(), at), await ask(origin(), at, { method: 'HEAD' })];
      expect([at, head.status, head.headers['content-type'], head.body.length]).toEqual([
        at,
        get.status,
        get.headers['content-type'],
        0,
      ]);
    }
  });

  it('answers 304 to a current validator', async () => {
    for (const at of ['/about/', '/favicon.svg', urlOf(sample('.js'))]) {
      const { etag, 'last-modified': modified } = (await ask(origin(), at)).headers;
      const known = { ...(etag && { 'If-None-Match': etag }), ...(modified && { 'If-Modified-Since': modified }) };
      expect(Object.keys(known).length, `${at} has no validator`).toBeGreaterThan(0);
      const again = await ask(origin(), at, { headers: known });
      expect([at, again.status, again.body.length]).toEqual([at, 304, 0]);
    }
  });

  it('sends the content type of pages, styles, scripts and SVG files', async () => {
    for (const [at, type] of [
      ['/about/', 'text/html'],
      [urlOf(sample('.css')), 'text/css'],
      [urlOf(sample('.js')), /(?:text|application)\/javascript/],
      ['/favicon.svg', 'image/svg+xml'],
    ] as const) {
      expect((await ask(origin(), at)).headers['content-type'], at).toMatch(type);
    }
  });
  if (!configured) return;

  it('every file has its content type, Cache-Control, security headers and bytes', async () => {
    const wrong: string[] = [];
    for (const file of served()) {
      const answer = await ask(origin(), urlOf(file));
      const picture = pictureExtensions.includes(extension(file));
      const expected: Record<string, string> = {
        ...commonHeaders,
        'Content-Type': contentType(extension(file)) ?? 'none: add its extension to scripts/hosts/headers.ts',
        ...fileHeaders,
        ...(picture && pictureHeaders),
        ...(`/${file}`.startsWith(hashedFolder) && hashedHeaders),
      };
      if (answer.status !== 200 || !answer.body.equals(read(out, file)))
        wrong.push(`${file}: status ${answer.status} or other bytes`);
      for (const [name, value] of Object.entries(expected)) {
        const found = answer.headers[name.toLowerCase()];
        if (found !== value) wrong.push(`${file}: ${name} is ${found}, not ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('redirects and error pages have the security headers and Cache-Control: no-cache', async () => {
    for (const at of [
      '/about',
      '/careers',
      '/About/Team',
      '/contact/nope',
      '/nope',
      '/offerings/nope',
      `${hashedFolder}nope.js`,
      '/images/nope.avif',
    ]) {
      const { headers } = await ask(origin(), at);
      for (const [name, value] of Object.entries({ ...commonHeaders, ...fileHeaders }))
        expect([at, name, headers[name.toLowerCase()]]).toEqual([at, name, value]);
    }
  });

  it('sends precompressed files to clients that accept them', async () => {
    for (const [accepted, end, encoding] of [
      ['br', '.br', 'br'],
      ['gzip, deflate, br, zstd', '.br', 'br'],
      ['gzip', '.gz', 'gzip'],
      ['br;q=0, gzip', '.gz', 'gzip'],
      ['identity', '', undefined],
      ['', '', undefined],
    ] as const) {
      for (const file of [sample('about/index.html'), sample('.css'), sample('.js'), sample('.txt')]) {
        const answer = await ask(origin(), urlOf(file), { headers: accepted ? { 'Accept-Encoding': accepted } : {} });
        const what = [file, accepted];
        expect([...what, answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
          ...what,
          200,
          encoding,
          'Accept-Encoding',
        ]);
        expect(answer.body.equals(read(out, file + end)), `${file}${end} for "${accepted}"`).toBe(true);
        expect(answer.headers['content-type'], file).toBe(contentType(extension(file)));
        const again = await ask(origin(), urlOf(file), {
          headers: { 'Accept-Encoding': accepted, 'If-None-Match': String(answer.headers.etag) },
        });
        expect([...what, again.status]).toEqual([...what, 304]);
      }
      const missing = await ask(origin(), '/offerings/nope', { headers: { 'Accept-Encoding': accepted } });
      expect([missing.status, decoded(missing)]).toEqual([404, String(read(out, 'offerings/404.html'))]);
    }
  });

  it('answers a range request with 206', async () => {
    for (const file of [sample('.js'), 'icon-512.png']) {
      const whole = read(out, file);
      const part = await ask(origin(), urlOf(file), { headers: { Range: 'bytes=5-24' } });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 5-24/${whole.length}`]);
      expect(part.body.equals(whole.subarray(5, 25))).toBe(true);
      expect((await ask(origin(), urlOf(file), { headers: { Range: `bytes=${whole.length}-` } })).status).toBe(416);
    }
  });

  it('answers 404 for configuration files, compressed copies and 404 pages', async () => {
    for (const at of [
      ...configurationFiles.map((name) => `/${name}`),
      '/index.html.br',
      '/index.html.gz',
      '/_next/static/chunks/a.js.br',
      '/404.html',
      '/.git/config',
      '/.env',
    ]) {
      const answer = await ask(origin(), at);
      expect([at, answer.status, answer.body.equals(read(out, '404.html'))]).toEqual([at, 404, true]);
    }
  });
}
