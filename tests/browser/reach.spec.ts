import type { Page } from 'playwright/test';
import { footer } from '@/content/footer';
import { luminance, ratio } from '../lib/contrast';
import { inPairs } from './page-list';
import { expect, inFull, inFullUnless, phone, test, visit } from './site';

const pages = [
  '/',
  '/offerings/saas/',
  '/offerings/services/',
  '/offerings/services/asset-management/',
  '/about/team/',
  '/contact/',
  '/resources/blog/',
];

/** Targets smaller than `least`; links within a sentence are exempt (WCAG 2.5.8). */
const small = (page: Page, least: number) =>
  page.evaluate((size) => {
    const inSentence = (e: Element) =>
      getComputedStyle(e).display === 'inline' &&
      (e.parentElement?.textContent?.trim().length ?? 0) > (e.textContent?.trim().length ?? 0) + 3;
    return (
      [...document.querySelectorAll('a, button, select, summary, input, textarea')]
        .filter(
          (e) =>
            e.checkVisibility({ visibilityProperty: true }) &&
            !e.closest('[aria-hidden="true"]') &&
            !e.matches('[href="#content"]') &&
            !inSentence(e),
        )
        .map((e) => ({ e, box: e.getBoundingClientRect() }))
        // A link whose ::after covers its card is as large as the card.
        .filter(
          ({ e, box }) =>
            Math.min(box.width, box.height) < size && getComputedStyle(e, '::after').position !== 'absolute',
        )
        .map(
          ({ e, box }) =>
            `${Math.round(box.width)}×${Math.round(box.height)} ${e.outerHTML.replace(/class="[^"]*"/, '').slice(0, 90)}`,
        )
    );
  }, least);

/** Focused elements that the sticky header hides, in both directions. */
const obscured = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement;
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a, button, select, input, textarea, [tabindex="0"]), footer :is(a, button)',
      ),
    ].filter((e) => e.checkVisibility());
    const hidden = [];
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      const box = stop.getBoundingClientRect();
      if (box.bottom <= header.getBoundingClientRect().bottom || box.top >= innerHeight)
        hidden.push(stop.outerHTML.slice(0, 90));
    }
    return hidden;
  });

test('targets are at least 24 px, and the header never hides focus', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    expect([path, await small(page, 24), await obscured(page)]).toEqual([path, [], []]);
  }
});

test.describe('on touch', () => {
  test.use(phone);
  for (const group of inPairs(pages)) {
    test(
      `${group.join(', ')}: targets are at least 44 px, and the header never hides focus`,
      inFullUnless(group.includes('/')),
      async ({ page }) => {
        for (const path of group) {
          await visit(page, path);
          const groups = page.getByRole('contentinfo').getByRole('navigation').getByRole('button');
          await expect(groups).toHaveCount(footer.groups.length);
          // One group is open at a time.
          for (const button of await groups.all()) {
            await button.tap();
            const open = `${path}: ${await button.textContent()}`;
            expect([open, await small(page, 44), await obscured(page)]).toEqual([open, [], []]);
          }
        }
        // The menu is the same on all pages.
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        for (const name of ['About', 'Offerings', 'SaaS', 'Services', 'Resources'])
          await page.getByRole('button', { name: `${name}: more pages` }).tap();
        expect(await small(page, 44)).toEqual([]);
      },
    );
  }
});

test('the skip link is the first tab stop, is visible on focus, and moves focus to main', async ({ page }) => {
  await visit(page, '/about/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('focus and hover in the header do not scroll the page', inFull, async ({ page }) => {
  await visit(page, '/about/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const link = page.locator('nav#menu').getByRole('link', { name: 'Contact', exact: true });
  await link.focus();
  await link.hover();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('each tab stop of the contact page has a visible outline, in forced colours too', inFull, async ({ page }) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await visit(page, '/contact/');
    const withoutOutline = [];
    const stops = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const look = await page.evaluate(() => {
        const e = document.activeElement;
        if (!e || e === document.body) return null;
        const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(e);
        // A ring with a negative offset is on the element's own background, any other on the one around it.
        let ground: Element | null = Number.parseFloat(outlineOffset) < 0 ? e : e.parentElement;
        while (ground && /, 0\)$|^transparent$/.test(getComputedStyle(ground).backgroundColor))
          ground = ground.parentElement;
        return {
          name: e.outerHTML.slice(0, 200),
          drawn: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          colours: [outlineColor, ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'],
        };
      });
      if (look) stops.add(look.name);
      const [ring = 0, ground = 0] = look?.colours.map((rgb) => luminance(rgb.match(/\d+/g)?.map(Number) ?? [])) ?? [];
      const visible = look?.drawn && (forcedColors === 'active' || ratio(ring, ground) >= 3);
      if (look && !visible) withoutOutline.push(look.name);
    }
    expect(stops.size).toBeGreaterThan(25);
    expect([forcedColors, withoutOutline]).toEqual([forcedColors, []]);
  }
});

test('at 400 % zoom (320 × 256 px) the header leaves room, and the whole menu can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/');
  const header = await page.getByRole('banner').evaluate((e) => e.clientHeight);
  expect(header).toBeLessThan(256 / 3);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const demo = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Product Demo' });
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toBeInViewport();
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true });
  await contact.focus();
  // The list of links scrolls above Product Demo, which stays at the bottom of the menu.
  const [link, last] = [await contact.boundingBox(), await demo.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((last?.y ?? 0) + 1);
});

test(
  'in a window 156 px high (a laptop at 400 % zoom) each link of the menu can be scrolled into view',
  inFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 341, height: 156 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const name of ['About', 'Contact', 'Product Demo']) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).first();
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
  },
);
