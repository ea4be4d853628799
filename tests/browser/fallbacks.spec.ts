import type { Page } from 'playwright/test';
import { expect, test, visit } from './site';

const sections = ['offerings', 'resources', 'company', 'support', 'legal'];
const main = (page: Page) => page.locator('main');
const sun = '%F0%9F%8C%9E';

test.beforeEach(({ faults }) => faults.allow(/404/));

for (const host of ['root', 'nearest'] as const) {
  test.describe(`on a host that serves ${host === 'root' ? 'one 404 page' : 'the nearest 404 page'}`, () => {
    const open = async (page: Page, url: string | undefined, path: string) => (await page.goto(url + path))?.status();
    const at = (nearestURL: string, baseURL?: string) => (host === 'root' ? baseURL : nearestURL);

    test('unknown addresses show Index Router', async ({ page, baseURL, nearestURL }) => {
      for (const path of ['/nope', '/nope/deeper/', `/${sun}`, '/%2541', `/${'x'.repeat(2000)}`]) {
        expect(await open(page, at(nearestURL, baseURL), path), path).toBe(404);
        await expect(main(page), path).toHaveText('Index Router');
        await expect(page.getByRole('banner'), path).toBeVisible();
      }
    });
    test('unknown addresses below /about/ show NotFound', async ({ page, baseURL, nearestURL }) => {
      for (const end of ['nope', 'team/nope/', '%2541', 'x'.repeat(2000)]) {
        for (const path of [`/about/${end}`, `/ABOUT/${end}`]) {
          expect(await open(page, at(nearestURL, baseURL), path), path).toBe(404);
          await expect(main(page), path).toHaveText('NotFound');
        }
      }
    });
    test('unknown addresses of other sections show the not-found screen', async ({ page, baseURL, nearestURL }) => {
      const paths = sections.map((name) => `/${name}/nope`);
      for (const path of [...paths, '/company/', `/offerings/${sun}`, '/offerings/services/nope/']) {
        expect(await open(page, at(nearestURL, baseURL), path), path).toBe(404);
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
    test('letter case, short addresses and addresses below /contact/ redirect', async ({
      page,
      baseURL,
      nearestURL,
    }) => {
      const redirects = {
        '/About/Team': '/about/team/',
        '/about/Team/': '/about/team/',
        '/OFFERINGS/SAAS/': '/offerings/saas/',
        '/offerings/SaaS': '/offerings/saas/',
        '/Blog': '/resources/blog/',
        '/contact/x': '/contact/',
        [`/contact/${sun}/deeper`]: '/contact/',
        '/Contact?product=TruOps': '/contact/',
      };
      for (const [path, to] of Object.entries(redirects)) {
        await page.goto(at(nearestURL, baseURL) + path, { waitUntil: 'commit' });
        await expect(page, path).toHaveURL((url) => url.pathname === to);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        if (path.includes('?')) expect(new URL(page.url()).search).toBe('?product=TruOps');
      }
    });
  });
}

test('aliases redirect', async ({ page }) => {
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

test('a link to a missing page of the site shows its fallback after a full load', async ({ page }) => {
  await visit(page, '/contact/');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a id="dead" href="/about/nope/">dead</a>'),
  );
  await page.locator('#dead').click();
  await expect(page).toHaveURL(/\/about\/nope\/$/);
  await expect(main(page)).toHaveText('NotFound');
});
