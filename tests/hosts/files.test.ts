import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { securityTxt } from '../../scripts/export/security-txt';
import { deployFiles, exportFiles } from '../../scripts/hosts/files';
import { commonHeaders, pictureExtensions } from '../../scripts/hosts/headers';
import { hostSite } from '../../scripts/hosts/site';
import { out } from '../lib/out';
import { addresses, filesIn } from './table';

const site = hostSite('');
const rootPictures = readdirSync(out)
  .filter((file) => pictureExtensions.includes(path.extname(file).slice(1)))
  .sort();

describe('generated configuration', () => {
  it.each(Object.entries(deployFiles(site)))('deploy/%s is up to date with the routes and headers', (name, text) => {
    const file = path.join('deploy', name);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '', `${file} is stale: run "npm run hosts"`).toBe(text);
  });

  it.each(Object.entries(exportFiles(rootPictures, site)))('the export has the current %s', (name, text) => {
    expect(readFileSync(path.join(out, name), 'utf8'), 'run "npm run build"').toBe(text);
  });

  it('_headers and _redirects stay within the limits of Cloudflare Pages', () => {
    const files = exportFiles(rootPictures, site);
    const headers = (files._headers ?? '').split('\n');
    expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000);
    const redirects = (files._redirects ?? '').split('\n');
    expect(redirects.filter((line) => line.includes('*')).length).toBeLessThanOrEqual(100);
    expect(redirects.length).toBeLessThanOrEqual(2000);
    expect(Math.max(...redirects.map((line) => line.length))).toBeLessThanOrEqual(1000);
  });

  it('_headers allows other sites to embed every picture', () => {
    const crossOrigin = (exportFiles(rootPictures, site)._headers ?? '')
      .split('\n\n')
      .filter((block) => block.includes('cross-origin'))
      .map((block) => block.split('\n')[0] ?? '');
    const sameOrigin = filesIn(out)
      .filter((file) => pictureExtensions.includes(path.extname(file).slice(1)) && !file.startsWith('_next/'))
      .filter(
        (file) =>
          !crossOrigin.some((rule) =>
            rule.endsWith('*') ? `/${file}`.startsWith(rule.slice(0, -1)) : rule === `/${file}`,
          ),
      );
    expect(sameOrigin, 'add their folder to pictureFolders in scripts/hosts/headers.ts').toEqual([]);
  });

  it('no path matches two rules of _headers that set the same header', () => {
    const rules = (exportFiles(rootPictures, site)._headers ?? '')
      .trim()
      .split('\n\n')
      .map((block) => {
        const [at = '', ...lines] = block.split('\n');
        return { at, names: lines.map((line) => line.trim().split(':')[0]) };
      });
    const overlaps = (a: string, b: string) => (a.endsWith('*') ? b.startsWith(a.slice(0, -1)) : a === b);
    for (const a of rules) {
      for (const b of rules.filter((rule) => rule !== a && (overlaps(a.at, rule.at) || overlaps(rule.at, a.at)))) {
        expect([a.at, b.at, a.names.filter((name) => b.names.includes(name))]).toEqual([a.at, b.at, []]);
      }
    }
  });
});

describe('CloudFront functions', () => {
  const files = deployFiles(site);
  type Request = { uri: string; querystring: Record<string, { value: string }> };
  type Reply = { statusCode?: number; uri?: string; headers?: Record<string, { value: string }> };
  const load = (name: string) => vm.runInNewContext(`${files[name]};handler`) as (event: unknown) => Reply;
  const request = load('cloudfront/viewer-request.js');
  const ask = (uri: string, querystring: Request['querystring'] = {}) => request({ request: { uri, querystring } });

  it('are within the size limit of CloudFront', () => {
    for (const name of ['cloudfront/viewer-request.js', 'cloudfront/viewer-response.js'])
      expect(files[name]?.length).toBeLessThan(10_240);
  });

  it('find every page and redirect every alias and letter case', () => {
    const wrong: string[] = [];
    for (const row of addresses(out).filter(({ path: at }) => !at.includes('?'))) {
      const reply = ask(row.path);
      const [status, target] = [reply.statusCode, reply.headers?.location?.value];
      const moved = row.kind === 'forward' ? 302 : 301;
      if (row.to && [status, target].join() !== [moved, row.to].join())
        wrong.push(`${row.path}: ${status} ${target}, not ${moved} ${row.to}`);
      if (
        row.kind === 'absent' &&
        ![row.path, `${row.path}index.html`].includes(reply.uri ?? '') &&
        [status, target].join() !== `301,${row.path}/`
      )
        wrong.push(`${row.path}: ${status ?? reply.uri} ${target}`);
      if (row.kind === 'page' && row.path.endsWith('/') && reply.uri !== `/${row.file}`)
        wrong.push(`${row.path} reads ${reply.uri}`);
      if (row.kind === 'page' && !row.path.endsWith('/') && [status, target].join() !== `301,${row.path}/`)
        wrong.push(`${row.path}: ${status} ${target}`);
    }
    expect(wrong).toEqual([]);
  });

  it('redirect no path to another site', () => {
    const offSite = ['//evil.example/a', '///evil.example/a', '/\\evil.example/a', '//evil.example/..%2fabout'].filter(
      (uri) => /^\/[/\\]/.test(ask(uri).headers?.location?.value ?? ''),
    );
    expect(offSite).toEqual([]);
    expect(ask('//about//').uri).toBe('/about/index.html');
  });

  it('keep the query and hide configuration files', () => {
    expect(ask('/careers', { q: { value: '1' }, r: { value: '' } }).headers?.location?.value).toBe(
      '/company/careers/?q=1&r',
    );
    expect(ask('/contact/', { product: { value: 'TruOps' } }).uri).toBe('/contact/index.html');
    expect(['/.htaccess', '/_headers', '/index.html.br'].map((uri) => ask(uri).uri)).toEqual(
      Array(3).fill('/no-such-file'),
    );
    expect(ask('/about/index.txt').uri).toBe('/about/index.txt');
  });

  it('set the headers of files and pictures, and those of a page on redirects', () => {
    const respond = load('cloudfront/viewer-response.js');
    const cacheOf = (uri: string) =>
      respond({ request: { uri }, response: { statusCode: 200, headers: {} } }).headers?.['cache-control']?.value;
    expect(cacheOf('/index.html')).toBe('no-cache');
    expect(cacheOf('/_next/static/a.js')).toContain('immutable');
    expect(cacheOf('/images/a.avif')).toContain('max-age=86400');
    expect(respond({ request: { uri: '/llms.txt' }, response: { headers: {} } }).headers?.['content-type']?.value).toBe(
      'text/plain; charset=utf-8',
    );
    const moved = ask('/careers').headers;
    expect(moved?.['cache-control']?.value).toBe('no-cache');
    for (const [name, value] of Object.entries(commonHeaders)) expect(moved?.[name.toLowerCase()]?.value).toBe(value);
  });
});

describe('security.txt', () => {
  it('has a contact and expires within a year of the last change (RFC 9116)', () => {
    const text = readFileSync(path.join(out, '.well-known/security.txt'), 'utf8');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
    const now = new Date('2026-03-31T00:00:00Z');
    const days = (Date.parse(/^Expires: (.+)$/m.exec(securityTxt(now))?.[1] ?? '') - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });
});
