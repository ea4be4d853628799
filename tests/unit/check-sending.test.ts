import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResolver } from '@/lib/resolve';
import { formatProblem } from '@/scripts/check/problem';
import type { Targets } from '@/scripts/check/rules/links';
import { sendingProblems } from '@/scripts/check/rules/sending';
import { content } from '../lib/content';

describe('the way of sending', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sending-'));
    vi.stubEnv('VERCEL', '');
    vi.stubEnv('CF_PAGES', '');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
    vi.unstubAllEnvs();
  });
  const found = (sending: object, targets?: Targets) =>
    sendingProblems(root, content({ contact: { contact: { sending } } }), targets).map(formatProblem);

  it('through Netlify is refused where another host serves the site', () => {
    expect(found({ kind: 'netlify' })).toEqual([]);
    for (const [file, host] of [
      ['firebase.json', 'Firebase'],
      ['vercel.json', 'Vercel'],
      ['wrangler.toml', 'Cloudflare'],
      ['CNAME', 'GitHub'],
    ] as const) {
      writeFileSync(path.join(root, file), '');
      expect(found({ kind: 'netlify' })).toEqual([
        `content/contact.ts › sending › kind: is netlify, but ${file} says that ${host} serves the site, and it receives no Netlify forms: write { kind: 'post', url: '…' }, or remove ${file} if Netlify serves the site`,
      ]);
      expect(found({ kind: 'mail' })).toEqual([]);
      rmSync(path.join(root, file));
    }
  });

  it.each([
    ['VERCEL', 'Vercel'],
    ['CF_PAGES', 'Cloudflare'],
  ])('through Netlify is refused in builds with the variable %s', (variable, host) => {
    vi.stubEnv(variable, '1');
    expect(found({ kind: 'netlify' })).toEqual([expect.stringContaining(`but ${variable} says that ${host} serves`)]);
  });

  it.each(['VERCEL', 'CF_PAGES'])('the build keeps the environment variable %s, on which this depends', (variable) => {
    const script = `await import('./scripts/export/environment.ts'); console.log(process.env.${variable});`;
    const env = { ...process.env, [variable]: 'kept' };
    const args = ['--import', 'tsx', '--input-type=module', '-e', script];
    expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).toBe('kept\n');
  });

  it('to an endpoint may not name a page of the site', () => {
    const resolve = createResolver({ contact: { path: '/contact/' } }, {});
    const targets = { resolve } as unknown as Targets;
    expect(found({ kind: 'post', url: '/contact' }, targets)).toEqual([
      "content/contact.ts › sending › url: is /contact/, a page of this site, which takes no form: write the endpoint's own path",
    ]);
    for (const url of ['/api/send', 'https://a.example.com/contact/', undefined])
      expect(found({ kind: 'post', url }, targets)).toEqual([]);
    expect(found({ kind: 'post', url: '/contact' })).toEqual([]);
    const home = { resolve: createResolver({ home: { path: '/' } }, {}) } as unknown as Targets;
    expect(found({ kind: 'mail' }, home)).toEqual([]);
    expect(sendingProblems(root, content({}))).toEqual([]);
    expect(sendingProblems(root, content({ contact: {} }))).toEqual([]);
  });
});
