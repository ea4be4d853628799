import { describe, expect, it } from 'vitest';
import { serverPayload } from '../../scripts/export/place-pages';
import { aliasList, files, mainText, page, pagePaths, postPaths, routePaths, text } from '../lib/export';
import { host } from '../lib/host';

const ask = host();
const scripts = files.filter((file) => file.endsWith('.js'));

/** The routes of docs/specification.md, typed out so that content/routes.ts itself is tested. */
const canonical = `
  / /about/ /about/journey/ /about/team/ /offerings/ /offerings/saas/ /offerings/services/
  /offerings/services/preconstruction-support/ /offerings/services/asset-management/
  /offerings/services/operations-maintenance/ /offerings/services/value-add-service/ /offerings/marketplace/
  /offerings/operations-maintenance/ /resources/ /resources/blog/ /resources/case-study/ /resources/testimonial/
  /resources/documentation/ /resources/api-reference/ /resources/community/ /contact/ /company/careers/
  /company/press/ /support/help-center/ /support/status/ /legal/privacy-policy/ /legal/terms-and-service/`;
/** Pages beyond the specification, which says nothing of them. */
const ours = ['/resources/deviation-estimator/', '/resources/glossary/'];
const forwards = {
  '/Resources/': '/resources/',
  '/careers/': '/company/careers/',
  '/press/': '/company/press/',
  '/blog/': '/resources/blog/',
  '/documentation/': '/resources/documentation/',
  '/api-reference/': '/resources/api-reference/',
  '/community/': '/resources/community/',
  '/contact-us/': '/contact/',
  '/help-center/': '/support/help-center/',
  '/status/': '/support/status/',
  '/privacy-policy/': '/legal/privacy-policy/',
  '/terms-and-service/': '/legal/terms-and-service/',
};
const menu = [
  ['/', 'Home'],
  ['/about/', 'About'],
  ['/about/', 'About'],
  ['/about/journey/', 'Journey So Far'],
  ['/about/team/#Founding%20Team', 'Founding Team'],
  ['/about/team/#Management%20Team', 'Management Team'],
  ['/offerings/', 'Offerings'],
  ['/offerings/saas/', 'SaaS'],
  ['/offerings/saas/#CMS', 'CMS'],
  ['/offerings/saas/#Procure2Pay', 'Procure2Pay'],
  ['/offerings/saas/#Compliance', 'Compliance'],
  ['/offerings/saas/#F&S', 'F&S'],
  ['/offerings/saas/#CMMS', 'CMMS'],
  ['/offerings/services/', 'Services'],
  ['/offerings/services/#Preconstruction%20support', 'Preconstruction support'],
  ['/offerings/services/#Asset%20Management', 'Asset Management'],
  ['/offerings/services/#Operations%20and%20Maintenance', 'Operations and Maintenance'],
  ['/offerings/services/#Value%20Add%20Service', 'Value Add Service'],
  ['/offerings/marketplace/', 'Marketplace'],
  ['/resources/', 'Resources'],
  ['/resources/', 'Resources'],
  ['/resources/blog/', 'Blog'],
  ['/resources/case-study/', 'Case Study'],
  ['/resources/testimonial/', 'Testimonial'],
  ['/contact/', 'Contact'],
  ['/contact/', 'Product Demo'],
];
const footer = {
  Company: [
    ['/about/', 'About'],
    ['/company/careers/', 'Careers'],
    ['/company/press/', 'Press'],
  ],
  Resources: [
    ['/resources/blog/', 'Blog'],
    ['/resources/documentation/', 'Documentation'],
    ['/resources/api-reference/', 'API Reference'],
    ['/resources/community/', 'Community'],
    // Beside the specified entries, after them.
    ['/resources/deviation-estimator/', 'Deviation Estimator'],
    ['/resources/glossary/', 'Glossary'],
  ],
  Support: [
    ['/contact/', 'Contact'],
    ['/support/help-center/', 'Help Center'],
    ['/support/status/', 'Status'],
  ],
  Legal: [
    ['/legal/privacy-policy/', 'Privacy Policy'],
    ['/legal/terms-and-service/', 'Terms and Service'],
  ],
};
const clean = (value: string | null | undefined) => (value ?? '').replace(/\s+/g, ' ').trim();

it('content/routes.ts has the routes and aliases of docs/specification.md', () => {
  expect([...routePaths].sort()).toEqual([...canonical.trim().split(/\s+/), ...ours].sort());
  expect(Object.fromEntries(aliasList)).toEqual(forwards);
});

describe('every page', () => {
  it.each(pagePaths)('%s is there, whole, as HTML', async (path) => {
    const { status, type, body } = await ask(path);
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).not.toContain('__next_error__');
    expect(page(path).documentElement.lang).toBe('en-IN');
    const document = page(path);
    expect(clean(document.querySelector('title')?.textContent).length).toBeGreaterThan(10);
    expect(mainText(path).length).toBeGreaterThan(60);
    for (const landmark of ['header', 'main', 'footer', 'nav[aria-label="Main"]']) {
      expect([landmark, document.querySelectorAll(`body > ${landmark}, header ${landmark}`).length]).toEqual([
        landmark,
        1,
      ]);
    }
  });

  it.each(pagePaths)('%s has one h1 and an unbroken outline', (path) => {
    const levels = [...page(path).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 6) + 1);
    expect(leaps).toEqual([]);
  });

  it.each(pagePaths.filter((path) => path !== '/'))('%s without its slash is sent there', async (path) => {
    const { status, location } = await ask(path.slice(0, -1));
    expect([status, location]).toEqual([301, path]);
  });

  it.each(pagePaths)('%s has the payload of a soft navigation beside it', async (path) => {
    const { status, body } = await ask(`${path}index.txt?_rsc=x`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(500);
  });

  it.each(pagePaths)('%s carries the menu and the footer, with every link in its present form', (path) => {
    const links = (root: string) =>
      [...page(path).querySelectorAll(`${root} a`)].map((a) => [a.getAttribute('href'), clean(a.textContent)]);
    expect(links('nav#menu')).toEqual(menu);
    expect(links('footer nav')).toEqual(Object.values(footer).flat());
    const headings = [...page(path).querySelectorAll('footer nav h2')].map((h) => clean(h.textContent));
    expect(headings).toEqual(Object.keys(footer));
  });
});

it('of the copies of a page’s payload, the one that no script asks for is left out', () => {
  expect(files.filter((file) => file.endsWith(serverPayload))).toEqual([]);
  const name = serverPayload.slice('__next.'.length, -'.txt'.length);
  expect(name).toBe('_full');
  const asked = (part: string) => scripts.some((script) => text(script).includes(`"/${part}"`));
  expect([asked('_tree'), asked(name)]).toEqual([true, false]);
});

it('/offerings/ shows the same sections as /', () => {
  expect(mainText('/offerings/')).toBe(mainText('/'));
});

it('there are four articles, two of November 2024 and two of November 2025, each a page', () => {
  const dates = postPaths.map((path) => page(path).querySelector('time')?.getAttribute('datetime')?.slice(0, 7)).sort();
  expect(dates).toEqual(['2024-11', '2024-11', '2025-11', '2025-11']);
  const cards = [...page('/resources/blog/').querySelectorAll('main h2 a')].map((a) => a.getAttribute('href'));
  expect(cards).toEqual(postPaths);
});

describe('every alias', () => {
  it.each(Object.entries(forwards))(
    '%s forwards to %s at once, without scripts, and with a link',
    async (alias, to) => {
      const { status, body } = await ask(alias);
      expect(status).toBe(200);
      expect(body).not.toContain('<script');
      const document = page(alias);
      expect(document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0; url=${to}`);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
        new RegExp(`^https://[^/]+${to}$`),
      );
      expect(document.querySelector('main a')?.getAttribute('href')).toBe(to);
      expect(clean(document.querySelector('main a')?.textContent)).not.toBe('');
      expect((await ask(to)).status).toBe(200);
    },
  );
});

describe('the export', () => {
  const written = files.filter((file) => /\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(file));
  it('names no path of the machine it was built on', () => {
    const leak = /\/(?:work|tmp|root|home|Users)\/[\w.-]+\/|file:\/\/\/(?!\$)/;
    expect(written.filter((file) => leak.test(text(file))).map((file) => [file, leak.exec(text(file))?.[0]])).toEqual(
      [],
    );
  });
  it('styles nothing by attribute, which its policy forbids', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => page(file).querySelector('[style]'))).toEqual([]);
  });
  it('handles no event inside the HTML, which its policy forbids', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const handled = pages.filter((file) =>
      [...page(file).querySelectorAll('*')].some(({ attributes }) =>
        [...attributes].some(({ name }) => /^on/.test(name)),
      ),
    );
    expect(handled).toEqual([]);
  });
  it('ships no source map and no hidden file but those that hosts read', () => {
    expect(files.filter((file) => /\.map$|\/\.(?!well-known|nojekyll|htaccess)/.test(file))).toEqual([]);
  });
});
