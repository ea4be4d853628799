import { describe, expect, it } from 'vitest';
import { words } from '@/content/words';
import { indexPaths } from '@/lib/posts';
import { serverPayload } from '../../scripts/export/complete-export';
import { aliasList, files, mainText, page, pagePaths, singleSpaced, text } from '../lib/export';
import { host } from '../lib/host';

const ask = host();
const scripts = files.filter((file) => file.endsWith('.js'));

it('the export has the pages of content/routes.ts, the articles, further index pages and the aliases, and no other', () => {
  const known = [...pagePaths, ...aliasList.map(([from]) => from), ...indexPaths().slice(1)];
  const exported = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length));
  expect(exported.sort()).toEqual([...new Set(known)].sort());
});

describe('every page', () => {
  it.each(pagePaths)('%s is there, whole, as HTML', async (path) => {
    const { status, type, body } = await ask(path);
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).not.toContain('__next_error__');
    expect(page(path).documentElement.lang).toBe('en-IN');
    const document = page(path);
    expect(singleSpaced(document.querySelector('title')?.textContent).length).toBeGreaterThan(10);
    expect(mainText(path).length).toBeGreaterThan(60);
    for (const landmark of ['header', 'main', 'footer', `nav[aria-label="${words.mainNavigation}"]`]) {
      expect([landmark, document.querySelectorAll(`body > ${landmark}, header ${landmark}`).length]).toEqual([
        landmark,
        1,
      ]);
    }
  });

  it.each(pagePaths)('%s has one h1 and skips no heading level', (path) => {
    const levels = [...page(path).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 6) + 1);
    expect(leaps).toEqual([]);
  });

  it.each(pagePaths.filter((path) => path !== '/'))(
    '%s has a redirect from the path without its slash',
    async (path) => {
      const { status, location } = await ask(path.slice(0, -1));
      expect([status, location]).toEqual([301, path]);
    },
  );

  it.each(pagePaths)('%s has its RSC payload (index.txt) beside it', async (path) => {
    const { status, body } = await ask(`${path}index.txt?_rsc=x`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(500);
  });
});

it('Next’s file __next._full.txt, which no script requests, is not exported', () => {
  expect(files.filter((file) => file.endsWith(serverPayload))).toEqual([]);
  const name = serverPayload.slice('__next.'.length, -'.txt'.length);
  expect(name).toBe('_full');
  const asked = (part: string) => scripts.some((script) => text(script).includes(`"/${part}"`));
  expect([asked('_tree'), asked(name)]).toEqual([true, false]);
});

it('/offerings/ shows the same sections as /', () => {
  expect(mainText('/offerings/')).toBe(mainText('/'));
});

describe('every alias', () => {
  it.each(aliasList)('%s forwards to %s at once, without scripts, and with a link', async (alias, to) => {
    const { status, body } = await ask(alias);
    expect(status).toBe(200);
    expect(body).not.toContain('<script');
    const document = page(alias);
    expect(document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0; url=${to}`);
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(to);
    expect(singleSpaced(document.querySelector('main a')?.textContent)).not.toBe('');
  });
});

describe('the export', () => {
  const written = files.filter((file) => /\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(file));
  it('contains no path of the build machine', () => {
    const leak = /\/(?:work|tmp|root|home|Users)\/[\w.-]+\/|file:\/\/\/(?!\$)/;
    expect(written.filter((file) => leak.test(text(file))).map((file) => [file, leak.exec(text(file))?.[0]])).toEqual(
      [],
    );
  });
  it('has no style attributes, which its policy forbids', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => page(file).querySelector('[style]'))).toEqual([]);
  });
  it('has no event handler attributes, which its policy forbids', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const handled = pages.filter((file) =>
      [...page(file).querySelectorAll('*')].some(({ attributes }) =>
        [...attributes].some(({ name }) => /^on/.test(name)),
      ),
    );
    expect(handled).toEqual([]);
  });
  it('contains no source map and no hidden file but those that hosts read', () => {
    expect(files.filter((file) => /\.map$|\/\.(?!well-known|nojekyll|htaccess)/.test(file))).toEqual([]);
  });
});
