import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { duplicates } from '../lib/duplicates';
import { aliasList, files, page, pagePaths, styles } from '../lib/export';
import { host } from '../lib/host';

const ask = host();
const pages = files.filter((file) => file.endsWith('.html'));
const folder = (file: string) => file.replace(/(?:index|404)\.html$/, '');
/** A URL of a page → the absolute URL, or null for another origin or scheme. */
const local = (value: string, file: string) => {
  const url = new URL(value, site.url + folder(file));
  return url.origin === new URL(site.url).origin && /^https?:$/.test(url.protocol) ? url : null;
};

/** Every URL that a page loads, and its preview picture. */
function resources(file: string): string[] {
  const found: string[] = [];
  for (const element of page(file).querySelectorAll('[src], [srcset], [imagesrcset], link[href], meta[content]')) {
    const get = (name: string) => element.getAttribute(name) ?? '';
    if (element.tagName === 'META') {
      if (/image$|image:(?:secure_)?url$/.test(get('property') || get('name'))) found.push(get('content'));
      continue;
    }
    if (element.tagName === 'LINK' && !/canonical|alternate/.test(get('rel'))) found.push(get('href'));
    if (get('src')) found.push(get('src'));
    for (const part of `${get('srcset')},${get('imagesrcset')}`.split(','))
      found.push(part.trim().split(/\s+/)[0] ?? '');
  }
  return found.filter(Boolean);
}

describe('links', () => {
  const links = pages.flatMap((file) =>
    [...page(file).querySelectorAll('a')].map((a) => {
      const pictures = [...a.querySelectorAll('img')].map((img) => img.getAttribute('alt'));
      const name = (a.getAttribute('aria-label') ?? [a.textContent, ...pictures].join(' ')).trim();
      return { file, href: a.getAttribute('href'), name };
    }),
  );
  const aliases = new Set(aliasList.map(([alias]) => alias));

  it('all have an address', () => {
    expect(links.filter(({ href }) => !href || href === '#')).toEqual([]);
    expect(links.length).toBeGreaterThan(1000);
  });

  it('all have an accessible name: a label, a text or a picture with alternative text', () => {
    expect(links.filter(({ name }) => !name)).toEqual([]);
  });

  it('lead from Home to every page', () => {
    const queue = ['/'];
    for (const path of queue)
      for (const a of page(path).querySelectorAll('a[href^="/"]')) {
        const { pathname } = new URL(a.getAttribute('href') ?? '', site.url);
        if (pathname.endsWith('/') && !queue.includes(pathname)) queue.push(pathname);
      }
    // Only the form leads to the page of a sent message. The blog's further pages are not in pagePaths.
    expect(pagePaths.filter((path) => !queue.includes(path) && path !== '/contact/sent/')).toEqual([]);
  });

  it('of the menu mark one page at most as current, and the section of each page', () => {
    const wrong = pagePaths.filter((path) => {
      const marked = [...page(path).querySelectorAll('nav#menu a[aria-current]')];
      const section = /^\/(?:about|offerings|resources)\//.exec(path)?.[0];
      const current = marked.filter((a) => a.getAttribute('aria-current') === 'page');
      return current.length > 1 || (section && marked[0]?.getAttribute('href') !== section);
    });
    expect(wrong).toEqual([]);
  });

  it('of this site lead to a page without a redirect', async () => {
    const paths = new Map<string, string>();
    for (const { file, href } of links) {
      const url = local(href ?? '', file);
      if (url && !href?.startsWith('#')) paths.set(url.pathname, `${file}: ${href}`);
    }
    const bad = [];
    for (const [path, where] of paths) {
      const { status } = await ask(path);
      if (status !== 200 || aliases.has(decodeURI(path))) bad.push([where, status]);
    }
    expect(bad).toEqual([]);
    expect(paths.size).toBeGreaterThan(20);
  });

  it('with a fragment have a target on their page', () => {
    const dead = links.filter(({ file, href }) => {
      const url = local(href ?? '', file);
      if (!url?.hash) return false;
      const target = url.pathname === folder(file) ? file : `${url.pathname}index.html`;
      return !page(target).getElementById(decodeURIComponent(url.hash.slice(1)));
    });
    expect(dead).toEqual([]);
  });

  it('to other origins are complete: https, tel: in international form, mailto: with an address', () => {
    const wrong = links.filter(({ file, href }) => {
      const url = new URL(href ?? '', site.url + folder(file));
      if (url.protocol === 'tel:') return !/^tel:\+\d{7,15}$/.test(url.href);
      if (url.protocol === 'mailto:') return !/^mailto:(?:[\w.+-]+@[\w-]+\.[\w.]+)?(?:\?.*)?$/.test(url.href);
      return url.protocol !== 'https:' && local(href ?? '', file) === null;
    });
    expect(wrong).toEqual([]);
  });
});

it('ids are unique on a page', () => {
  const double = pages.flatMap((file) => {
    const ids = [...page(file).querySelectorAll('[id]')].map(({ id }) => id);
    return duplicates(ids).map((id) => `${file}: ${id}`);
  });
  expect(double).toEqual([]);
});

describe('files that pages load', () => {
  it('exist', async () => {
    const wanted = new Map<string, string>();
    for (const file of pages)
      for (const value of resources(file)) wanted.set(local(value, file)?.pathname ?? `other site: ${value}`, file);
    for (const { file: from, css } of styles()) {
      for (const [, value = ''] of css.matchAll(/url\(["']?([^"')]+)/g)) {
        if (!value.startsWith('data:')) wanted.set(new URL(value, site.url + from).pathname, from);
      }
    }
    const bad = [];
    for (const [path, file] of wanted) {
      const { status, type } = path.startsWith('/') ? await ask(path, 'HEAD') : { status: 0, type: '' };
      if (status !== 200 || type === 'application/octet-stream') bad.push([file, path, status, type]);
    }
    expect(bad).toEqual([]);
    expect(wanted.size).toBeGreaterThan(50);
  });

  it('pictures have a size and an alt attribute', () => {
    const incomplete = pages.flatMap((file) =>
      [...page(file).querySelectorAll('img')]
        .filter(
          (img) =>
            !(
              Number(img.getAttribute('width')) > 0 &&
              Number(img.getAttribute('height')) > 0 &&
              img.hasAttribute('alt')
            ),
        )
        .map((img) => `${file}: ${img.getAttribute('src')}`),
    );
    expect(incomplete).toEqual([]);
  });
});
