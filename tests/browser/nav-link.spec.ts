import type { Page } from 'playwright/test';
import { expect, inFull, test, visit } from './site';

/** Each marked link of the menu: the mark, the text, and whether it is underlined. */
const marks = (page: Page) =>
  page.locator('nav#menu a[aria-current]').evaluateAll((all) =>
    all.map((a) => {
      const drawn = getComputedStyle(a).textDecorationLine === 'underline' ? '' : ', not drawn';
      return `${a.getAttribute('aria-current')}: ${a.textContent}${drawn}`;
    }),
  );

const expected: Record<string, string[]> = {
  '/': ['page: Home'],
  '/about/': ['page: About'],
  '/about/journey/': ['true: About', 'page: Journey So Far'],
  '/about/team/': ['true: About'],
  '/offerings/': ['page: Offerings'],
  '/offerings/saas/': ['true: Offerings', 'page: SaaS'],
  '/offerings/services/': ['true: Offerings', 'page: Services'],
  '/offerings/services/asset-management/': ['true: Offerings', 'true: Services'],
  '/offerings/operations-maintenance/': ['true: Offerings'],
  '/resources/': ['page: Resources'],
  '/resources/blog/': ['true: Resources', 'page: Blog'],
  '/resources/blog/ninety-six-blocks/': ['true: Resources', 'true: Blog'],
  '/resources/community/': ['true: Resources'],
  '/contact/': ['page: Contact'],
  '/legal/privacy-policy/': [],
};

test('the menu marks the page and the section that holds it, after soft navigations too', inFull, async ({ page }) => {
  await visit(page, '/contact/');
  const found: Record<string, string[]> = {};
  for (const path of Object.keys(expected)) {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
    await expect(page).toHaveURL((url) => url.pathname === path);
    found[path] = await marks(page);
  }
  expect(found).toEqual(expected);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the marks are the same', inFull, async ({ page }) => {
    for (const path of Object.keys(expected)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect([path, await marks(page)]).toEqual([path, expected[path]]);
    }
  });
});
