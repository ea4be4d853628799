import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { article, draft } from '../content/article';

const old = '/resources/blog/old-name/';
const present = '/resources/blog/name/';

/** `lib/href` and `scripts/hosts/site` of a site with an article that was renamed twice, and a draft that was renamed. */
let site: typeof import('@/lib/href') & typeof import('@/scripts/hosts/site');
let root: string;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'old-addresses-'));
  const write = (name: string, text: string, aliases: string) => {
    const file = path.join(root, 'content/blog', `${name}.mdx`);
    writeFileSync(
      file,
      text.replace(/draft: \w+/, (line) => `${line}\naliases: [${aliases}]`),
    );
  };
  mkdirSync(path.join(root, 'content/blog'), { recursive: true });
  write('name', article(), `/News/First/, ${old}`);
  write('draft', draft(), '/news/draft/');
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
  site = { ...(await import('@/lib/href')), ...(await import('@/scripts/hosts/site')) };
});
afterEach(() => rmSync(root, { recursive: true }));

it('the old addresses of a published article redirect to it, under its title', () => {
  const title = 'A title of its own';
  const ofArticles = site.redirects().filter(([from]) => !(from in site.aliases));
  expect(ofArticles).toEqual(['/News/First/', old].map((from) => [from, { path: present, title, label: title }]));
});

it('the hosts redirect them, below a base path too', () => {
  for (const base of ['', '/base'])
    expect(site.hostSite(base).redirects.filter(({ to }) => to === base + present)).toEqual(
      ['/News/First/', old].map((from) => ({ from: base + from, to: base + present })),
    );
});

it('links to them lead to the article, in any letter case', () => {
  expect(['/news/FIRST', `${old}?a#b c`].map(site.resolveHref)).toEqual([present, `${present}?a#b%20c`]);
  expect(() => site.resolveHref('/news/draft')).toThrow('leads to no page');
});
