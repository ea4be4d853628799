import { describe, expect, it } from 'vitest';
import { fallbacks } from '@/content/fallbacks';
import { routes, sections } from '@/content/routes';
import type { Route } from '@/content/schema/routes';
import { knownPaths } from '@/lib/href';
import { pageTitle } from '@/lib/metadata';
import { mainText, page } from '../lib/export';
import { host } from '../lib/host';

const nearest = host('nearest');
const root = host('root');
/** The first six are also tried below a section. */
const odd = [
  '/%F0%9F%8C%9E',
  '/%2541',
  '/%E0%A4%A',
  `/${'x'.repeat(2000)}`,
  '/a/b/c/',
  '/index.php',
  '/?',
  '/%00',
  "/'%22%3E%3Cscript%3E",
];

const { title } = fallbacks.notFound;
/** The sections with a not-found screen, each with the pages that it links to besides home and contact. */
const listed = Object.entries(sections)
  .filter(([, how]) => how === 'not-found')
  .map(([section]) => {
    const pages = Object.values<Route>(routes).filter(
      ({ path, canonical }) => path === `/${section}/` || (path.startsWith(`/${section}/`) && !canonical),
    );
    return [section, pages.map(({ path }) => path)] as const;
  });

it('the title of a 404 page ends with the brand', () => {
  for (const path of ['/404.html', '/about/404.html', '/offerings/404.html'])
    expect(page(path).querySelector('title')?.textContent).toBe(pageTitle(title));
});

describe('an unknown path at the top', () => {
  it('shows the text Index Router as its heading and nothing else in main, between header and footer', () => {
    expect(mainText('/404.html')).toBe('Index Router');
    expect(page('/404.html').querySelector('main h1')?.textContent).toBe('Index Router');
    expect(page('/404.html').querySelectorAll('main a, main img')).toHaveLength(0);
    expect(page('/404.html').querySelectorAll('body > header nav a, body > footer nav a').length).toBeGreaterThan(30);
  });
  it.each(['/nope', '/nope/', '/404/', '/_not-found/', '/index.html/', ...odd.filter((path) => path !== '/?')])(
    '%s gets status 404 and this page',
    async (path) => {
      for (const ask of [nearest, root]) {
        const { status, type, body } = await ask(path);
        expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
        expect(body).toContain('Index Router');
      }
    },
  );
});

describe('an unknown path below about', () => {
  it('shows the text NotFound as its heading and nothing else in main, between header and footer', () => {
    expect(mainText('/about/404.html')).toBe('NotFound');
    expect(page('/about/404.html').querySelector('main h1')?.textContent).toBe('NotFound');
    expect(page('/about/404.html').querySelectorAll('body > header, body > footer')).toHaveLength(2);
  });
  it.each(['/about/nope', '/about/team/nope/', ...odd.slice(0, 6).map((path) => `/about${path}`)])(
    '%s gets status 404 and this page',
    async (path) => {
      const { status, body } = await nearest(path);
      expect([status, body.includes('>NotFound<')]).toEqual([404, true]);
    },
  );
});

describe.each(listed)('an unknown path below %s', (section, pages) => {
  const file = `/${section}/404.html`;
  it('shows the not-found screen: home, contact and the section’s real pages', () => {
    expect(page(file).querySelector('main h1')?.textContent).toBe(title);
    const links = [...page(file).querySelectorAll('main a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(['/', '/contact/', ...pages]);
  });
  it.each(['/nope', '/nope/deeper/', ...odd.slice(0, 6)])(
    `/${section}%s gets status 404 and this page`,
    async (path) => {
      const { status, body } = await nearest(`/${section}${path}`);
      expect([status, body.includes(title)]).toEqual([404, true]);
    },
  );
});

it.each(listed.map(([section]) => `/${section}/`).filter((path) => !knownPaths.includes(path)))(
  '%s itself, which is no page, shows the screen',
  async (path) => {
    const { status, body } = await nearest(path);
    expect([status, body.includes(title)]).toEqual([404, true]);
  },
);

it('every path below contact redirects to the contact page without scripts', async () => {
  for (const path of ['/contact/x', '/contact/x/y/', '/contact/%F0%9F%8C%9E']) {
    const { body } = await nearest(path);
    expect(body).toContain('<meta http-equiv="refresh" content="0; url=/contact/">');
    expect(body).toContain('<a href="/contact/">');
  }
});

it('no odd path gets a stack trace or a server error', async () => {
  const prefixes = ['', '/about', '/offerings', '/resources/blog', '/contact', '/_next', '/_next/static', '/images'];
  for (const path of prefixes.flatMap((prefix) => odd.map((rest) => prefix + rest))) {
    for (const ask of [nearest, root]) {
      const { status, body } = await ask(path);
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/\bat .+\.(?:js|mjs|ts):\d+/);
    }
  }
});
