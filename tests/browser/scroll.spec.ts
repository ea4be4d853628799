import type { Page } from 'playwright/test';
import { expect, inFull, phone, restingTop, test, visit, withMotion } from './site';

test.use(withMotion);

const items: [branch: string, name: string, path: string][] = [
  ['about', 'Founding Team', '/about/team/'],
  ['about', 'Management Team', '/about/team/'],
  ['offerings', 'CMS', '/offerings/saas/'],
  ['offerings', 'Procure2Pay', '/offerings/saas/'],
  ['offerings', 'Compliance', '/offerings/saas/'],
  ['offerings', 'F&S', '/offerings/saas/'],
  ['offerings', 'CMMS', '/offerings/saas/'],
  ['offerings', 'Preconstruction support', '/offerings/services/'],
  ['offerings', 'Asset Management', '/offerings/services/'],
  ['offerings', 'Operations and Maintenance', '/offerings/services/'],
  ['offerings', 'Value Add Service', '/offerings/services/'],
];
/** Without TEST_FULL=1 the first item of each page. */
const chosen = items.filter(([, , path], index) => process.env.TEST_FULL || path !== items[index - 1]?.[2]);
const title = (branch: string) => (branch === 'about' ? 'About' : 'Offerings');

async function choose(page: Page, branch: string, name: string) {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: title(branch), exact: true })
    .first()
    .hover();
  await page.locator(`#menu-${branch}`).getByRole('link', { name, exact: true }).click();
  await page.mouse.move(700, 850);
}

/** Expects the section right below the header, or as near as the end of the page allows. */
async function expectArrived(page: Page, id: string) {
  await expect.poll(() => page.evaluate(() => decodeURIComponent(location.hash.slice(1)))).toBe(id);
  await expect
    .poll(async () => {
      const at = await restingTop(page, id);
      const end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
      return (at >= 60 && at < 150) || (end && at > 60) ? 'arrived' : `${id} stands at ${at}`;
    })
    .toBe('arrived');
}

test('a section item opens its page and scrolls to the section, from another page', async ({ page }) => {
  await visit(page, '/contact/');
  for (const [branch, name, path] of chosen) {
    await choose(page, branch, name);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expectArrived(page, name);
  }
});

test('the page scrolls smoothly 100 ms after a click, and again on a second click on the same item', {
  tag: '@measures',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const log: unknown[] = [];
    Object.assign(window, { log });
    addEventListener('click', () => log.push(performance.now()), true);
    const native = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      log.push(performance.now(), this.id, (options as ScrollIntoViewOptions).behavior);
      native.call(this, options);
    };
  });
  await visit(page, '/offerings/saas/');
  for (const _ of ['first', 'second']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(() => void (window as unknown as { log: unknown[] }).log.splice(0));
    await choose(page, 'offerings', 'F&S');
    await expectArrived(page, 'F&S');
    const [clicked, scrolled, id, behavior] = await page.evaluate(
      () => (window as unknown as { log: [number, number, string, string] }).log,
    );
    expect([id, behavior]).toEqual(['F&S', 'smooth']);
    expect(scrolled - clicked).toBeGreaterThanOrEqual(99);
    expect(scrolled - clicked).toBeLessThan(600);
  }
});

test('the page scrolls to the section when a slow page has arrived', inFull, async ({ page }) => {
  await visit(page, '/contact/');
  await page.route('**/about/team/**', async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    await route.continue().catch(() => {});
  });
  await choose(page, 'about', 'Management Team');
  await expectArrived(page, 'Management Team');
});

test('the URL alone leads to the section, in each encoding', inFull, async ({ page }) => {
  for (const [path, id] of [
    ['/about/team/#Management%20Team', 'Management Team'],
    ['/offerings/saas/#F&S', 'F&S'],
    ['/offerings/saas/#F%26S', 'F&S'],
  ] as const) {
    await page.goto('about:blank');
    await visit(page, path);
    await expectArrived(page, id);
  }
});

test('keyboard focus follows: the next Tab is in the section', inFull, async ({ page }) => {
  await visit(page, '/contact/');
  await choose(page, 'offerings', 'Procure2Pay');
  await expectArrived(page, 'Procure2Pay');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('Procure2Pay');
});

test('with reduced motion the page jumps to the section', inFull, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/offerings/saas/');
  await choose(page, 'offerings', 'CMMS');
  await page.waitForFunction(() => location.hash === '#CMMS' && scrollY > 0);
  const [first, later] = await page.evaluate(async () => {
    const at = scrollY;
    await new Promise((done) => setTimeout(done, 300));
    return [at, scrollY];
  });
  expect(later).toBe(first);
  await expectArrived(page, 'CMMS');
});

test.describe('on a small screen', () => {
  test.use(phone);
  test('the menu closes, and the section is right below the header', async ({ page }) => {
    await visit(page, '/contact/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'About: more pages' }).tap();
    await page.getByRole('link', { name: 'Management Team' }).tap();
    await expectArrived(page, 'Management Team');
    await expect(page.locator('.menu-bar')).toBeHidden();
  });
});
