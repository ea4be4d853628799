import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResolver } from '@/lib/resolve';
import type { Content } from '@/scripts/check/modules';
import type { Post } from '@/scripts/check/posts';
import { formatProblem, type Problem } from '@/scripts/check/problem';
import { closingProblems, placeholderProblems } from '@/scripts/check/rules/closing';
import { letterProblems } from '@/scripts/check/rules/letters';
import type { Targets } from '@/scripts/check/rules/links';
import { sendingProblems } from '@/scripts/check/rules/sending';

/** Content that has only the parts that a rule reads. */
const content = (parts: object) => parts as unknown as Content;
const text = (problems: Problem[]) => problems.map(formatProblem);
const routes = (all: Record<string, object>) => ({ routes: { routes: all } });
const pages = routes({
  home: { path: '/' },
  saas: { path: '/offerings/saas/' },
  copy: { path: '/offerings/copy/', canonical: 'saas' },
  privacy: { path: '/legal/privacy/' },
});

describe('the call to action below a page', () => {
  const closing = (parts: object) => text(closingProblems(content({ ...pages, closing: { closing: parts } })));
  const one = { home: { line: 'One.' }, saas: { line: 'Two.' } };

  it('is needed by each page that is its own canonical and in no folder without one', () => {
    expect(closing({ without: ['legal'], pages: one, articles: { lines: ['Three.'] } })).toEqual([]);
    expect(closing({ without: [], pages: { home: one.home } })).toEqual([
      'content/closing.ts › pages: has no entry for the page saas: add one under that name',
      'content/closing.ts › pages: has no entry for the page privacy: add one under that name',
    ]);
  });

  it('belongs to a page, and a folder without one has pages', () => {
    expect(closing({ without: ['legal'], pages: { ...one, copy: { line: 'Four.' } } })).toEqual([
      'content/closing.ts › pages › copy: there is no page copy that uses this: remove it.',
    ]);
    expect(closing({ without: ['legal', 'press'], pages: { home: one.home, sass: { line: 'Two.' } } })).toEqual([
      'content/closing.ts › without › press: there is no folder press that uses this: remove it.',
      'content/closing.ts › pages: has no entry for the page saas: add one under that name',
      'content/closing.ts › pages › sass: there is no page sass that uses this: remove it. Nearest: saas.',
    ]);
  });

  it('has a sentence of its own, in any letter case', () => {
    expect(
      closing({
        without: ['legal'],
        pages: { home: { line: 'One.' }, saas: { line: 'ONE.' } },
        articles: { lines: ['Two.', 'one.'] },
      }),
    ).toEqual([
      'content/closing.ts › pages › saas › line: is the sentence of pages › home › line: each page needs its own',
      'content/closing.ts › articles › 2nd sentence: is the sentence of pages › home › line: each page needs its own',
    ]);
  });

  it('is not asked for while the modules are invalid', () => {
    expect(closingProblems(content({}))).toEqual([]);
    expect(text(closingProblems(content({ routes: {}, closing: {} })))).toEqual([]);
  });
});

describe('a page under construction', () => {
  const unfinished = routes({
    home: { path: '/' },
    press: { path: '/company/press/', placeholder: true },
    careers: { path: '/company/careers/', placeholder: true },
    saas: { path: '/offerings/saas/' },
  });
  const found = (images: object, links: object) =>
    text(
      placeholderProblems(
        content({ ...unfinished, fallbacks: { fallbacks: { placeholder: { images, meanwhile: { links } } } } }),
      ),
    );

  it('has links in its folder, and may have a picture of its own or of its folder', () => {
    expect(found({ press: {}, company: {} }, { company: [] })).toEqual([]);
    expect(found({}, {})).toEqual([
      'content/fallbacks.ts › placeholder › meanwhile › links: has no entry for the folder company: add one under that name',
    ]);
  });

  it('is the only one with such links and pictures', () => {
    expect(found({ saas: {} }, { company: [], offerings: [] })).toEqual([
      'content/fallbacks.ts › placeholder › images › saas: there is no page or folder saas that uses this: remove it.',
      'content/fallbacks.ts › placeholder › meanwhile › links › offerings: there is no folder offerings that uses this: remove it.',
    ]);
  });

  it('is not looked for while the modules are invalid', () => {
    expect(placeholderProblems(content({}))).toEqual([]);
    expect(placeholderProblems(content({ routes: {}, fallbacks: {} }))).toEqual([]);
  });
});

describe('letters of preview pictures', () => {
  const post = { file: 'content/blog/a.mdx', metadata: { title: 'ௐ 漢' }, lineOf: () => 2 } as unknown as Post;
  const message =
    'contains “漢” (U+6F22), which no font for preview pictures has: npm install --save-dev @fontsource/noto-sans-sc';

  it('are looked for in the brand, in titles and labels of pages and in titles of articles', () => {
    const parts = {
      site: { site: { brand: '漢' } },
      ...routes({ home: { title: 'Home', label: '漢' }, about: { title: '漢', label: 'About' } }),
      words: { words: { pageTitle: '漢' } },
    };
    expect(text(letterProblems(content(parts), [post]))).toEqual([
      `content/site.ts › brand: ${message}`,
      `content/routes.ts › home › label: ${message}`,
      `content/routes.ts › about › title: ${message}`,
      `content/words.ts › pageTitle: ${message}`,
      `content/blog/a.mdx:2 › title: ${message}`,
    ]);
  });

  it('are not looked for in invalid modules', () => {
    const invalid = { file: 'content/blog/b.mdx', lineOf: () => 1 } as unknown as Post;
    expect(letterProblems(content({}), [invalid])).toEqual([]);
    expect(letterProblems(content({ site: {}, routes: {}, words: {} }), [])).toEqual([]);
  });
});

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
    text(sendingProblems(root, content({ contact: { contact: { sending } } }), targets));

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
        `content/contact.ts › sending › kind: is netlify, but ${file} says that ${host} serves the site, where nothing would arrive: write { kind: 'post', url: '…' }, or remove ${file} if Netlify serves the site`,
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
    // A build removes most variables.
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
    expect(sendingProblems(root, content({}))).toEqual([]);
    expect(sendingProblems(root, content({ contact: {} }))).toEqual([]);
  });
});
