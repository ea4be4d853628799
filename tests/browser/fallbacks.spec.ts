import type { Page } from 'playwright/test';
import { expect, inFull, inFullUnless, isSameDocument, markDocument, test, visit } from './site';

const main = (page: Page) => page.locator('main');
const sun = '%F0%9F%8C%9E';
/** Addresses of `npm run test:full`. Without TEST_FULL=1 only tests/unit/fallback-switch.test.tsx has them. */
const onlyInFull = (...paths: string[]) => (process.env.TEST_FULL ? paths : []);

test.beforeEach(({ faults }) => faults.allow(/404/));

// Only on one host: both serve the 404 page of the root for these addresses.
test('unknown addresses show Index Router', async ({ page }) => {
  for (const path of ['/nope', `/${'x'.repeat(2000)}`, ...onlyInFull('/nope/deeper/', `/${sun}`, '/%2541')]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(main(page), path).toHaveText('Index Router');
    await expect(page.getByRole('banner'), path).toBeVisible();
  }
});

for (const host of ['root', 'nearest'] as const) {
  test.describe(
    `on a host that serves ${host === 'root' ? 'one 404 page' : 'the nearest 404 page'}`,
    inFullUnless(host === 'root'),
    () => {
      test.use({ baseURL: ({ hosts }, use) => use(hosts[host].url) });
      const open = async (page: Page, path: string) => (await page.goto(path))?.status();
      /** Of the second host only the addresses that it answers with another file than the first one. */
      const chosen = async (page: Page, hosts: Record<'root' | 'nearest', { url: string }>, paths: string[]) => {
        if (host === 'root') return paths;
        const answer = async (url: string, path: string) => {
          const response = await page.request.get(url + path);
          expect(response.status(), path).toBe(404);
          return response.text();
        };
        const answers = (path: string) => Promise.all(Object.values(hosts).map(({ url }) => answer(url, path)));
        const all = await Promise.all(paths.map(async (path) => ({ path, texts: await answers(path) })));
        const different = all.flatMap(({ path, texts: [root, nearest] }) => (root === nearest ? [] : [path]));
        expect(different).not.toEqual([]);
        return different;
      };

      test('unknown addresses below /about/ show NotFound', async ({ page, hosts }) => {
        const more = ['nope', '%2541', 'x'.repeat(2000)].flatMap((end) => [`/about/${end}`, `/ABOUT/${end}`]);
        for (const path of await chosen(page, hosts, ['/about/nope', '/ABOUT/team/nope/', ...onlyInFull(...more)])) {
          expect(await open(page, path), path).toBe(404);
          await expect(main(page), path).toHaveText('NotFound');
        }
      });
      test('unknown addresses of other sections show the not-found screen', async ({ page, hosts }) => {
        const paths = [
          '/offerings/nope',
          '/legal/nope',
          ...onlyInFull('/resources/nope', '/company/nope', '/support/nope', '/company/', `/offerings/${sun}`),
          ...onlyInFull('/offerings/services/nope/'),
        ];
        for (const path of await chosen(page, hosts, paths)) {
          expect(await open(page, path), path).toBe(404);
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page not found');
          const section = `/${path.split('/')[1]}/`;
          const links = await main(page)
            .getByRole('link')
            .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
          expect(links.length, path).toBeGreaterThan(3);
          expect(
            links.filter((link) => !link.startsWith(section)),
            path,
          ).toEqual(['/', '/contact/']);
        }
      });
      test('other letter case, aliases and addresses below /contact/ redirect', async ({ page, hosts }) => {
        const redirects: Record<string, string> = {
          '/About/Team': '/about/team/',
          '/Contact?product=TruOps': '/contact/',
          ...(process.env.TEST_FULL && {
            '/offerings/SaaS': '/offerings/saas/',
            '/Blog': '/resources/blog/',
            [`/contact/${sun}/deeper`]: '/contact/',
            '/about/Team/': '/about/team/',
            '/OFFERINGS/SAAS/': '/offerings/saas/',
            '/contact/x': '/contact/',
          }),
        };
        for (const path of await chosen(page, hosts, Object.keys(redirects))) {
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page, path).toHaveURL((url) => url.pathname === redirects[path]);
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          if (path.includes('?')) expect(new URL(page.url()).search).toBe('?product=TruOps');
        }
      });
    },
  );
}

test('aliases redirect', inFull, async ({ page }) => {
  const aliases = {
    '/Resources': '/resources/',
    '/careers': '/company/careers/',
    '/blog/': '/resources/blog/',
    '/contact-us': '/contact/',
  };
  for (const [alias, to] of Object.entries(aliases)) {
    await page.goto(alias, { waitUntil: 'commit' });
    await expect(page).toHaveURL((url) => url.pathname === to);
  }
});

test('a link to a missing page of the site shows its fallback after a full load', inFull, async ({ page }) => {
  await visit(page, '/contact/');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a id="dead" href="/about/nope/">dead</a>'),
  );
  await markDocument(page);
  await page.locator('#dead').click();
  await expect(page).toHaveURL(/\/about\/nope\/$/);
  await expect(main(page)).toHaveText('NotFound');
  expect(await isSameDocument(page)).toBe(false);
});
