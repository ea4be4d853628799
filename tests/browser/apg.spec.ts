import type { Locator, Page } from 'playwright/test';
import { expect, inFull, phone, test, visit, withMotion } from './site';

test.use(withMotion);

/*
 * The assertions of the ARIA Authoring Practices Guide (APG) for the patterns of this site, in the guide's words. The
 * carousel is auto-rotating with grouped slides; disclosures are a navigation with top-level links, and show/hide.
 */
type Row = [assertion: string, holds: (page: Page) => Promise<void>];

/** The element that a button names in `aria-controls`. */
const controlled = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);

/** Enter opens, Space closes, and focus stays on the button. */
async function keysToggle(page: Page, button: Locator) {
  const panel = await controlled(page, button);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
}

/** A test of a pattern: its rows are steps on one page, so each must hold after those before it. */
const table = (pattern: string, path: string, rows: Row[]) =>
  test(pattern, inFull, async ({ page }) => {
    await visit(page, path);
    for (const [assertion, holds] of rows) await test.step(assertion, () => holds(page));
  });

const about = (page: Page) => page.getByRole('button', { name: 'About: more pages' });
table('disclosure navigation', '/contact/', [
  [
    'the container is a navigation landmark with a label',
    (page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(),
  ],
  [
    'the button has aria-expanded false while its list is hidden',
    (page) => expect(about(page)).toHaveAttribute('aria-expanded', 'false'),
  ],
  [
    'aria-controls names the list that the button shows',
    async (page) => expect(await controlled(page, about(page))).toHaveCount(1),
  ],
  ['Enter and Space toggle the list, focus stays', (page) => keysToggle(page, about(page))],
  [
    'Escape closes the list and sets focus on its button',
    async (page) => {
      await about(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect((await controlled(page, about(page))).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(await controlled(page, about(page))).toBeHidden();
      await expect(about(page)).toBeFocused();
    },
  ],
  [
    'Down and Up Arrow move focus among the links of an open list',
    async (page) => {
      await about(page).press('Enter');
      await page.keyboard.press('ArrowDown');
      const links = (await controlled(page, about(page))).getByRole('link');
      await expect(links.nth(0)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(links.nth(0)).toBeFocused();
    },
  ],
  [
    'aria-current="page" marks the link to the current page',
    (page) =>
      expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')).toHaveText('Contact'),
  ],
]);

const region = (page: Page) => page.getByRole('region', { name: 'Offerings' });
const rotation = (page: Page) => page.getByRole('button', { name: /automatic offering rotation/ });
table('carousel', '/', [
  [
    'the container is a region with aria-roledescription carousel and a label without that word',
    async (page) => {
      await expect(region(page)).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(region(page)).not.toHaveAccessibleName(/carousel/i);
    },
  ],
  [
    'each slide is a group with aria-roledescription slide and a name',
    async (page) => {
      const slides = region(page).getByRole('group');
      await expect(slides).toHaveCount(3);
      for (const slide of await slides.all()) {
        await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
        await expect(slide).toHaveAccessibleName(/of 3/);
      }
    },
  ],
  [
    'the rotation control is a native button in the region',
    async (page) => {
      await expect(rotation(page)).toHaveCount(1);
      expect(
        await rotation(page).evaluate((e) => [e.tagName, e.closest('[aria-roledescription="carousel"]') !== null]),
      ).toEqual(['BUTTON', true]);
    },
  ],
  [
    'the label of the rotation control changes with its action, without aria-pressed',
    async (page) => {
      await expect(rotation(page)).toHaveAccessibleName(/^Stop/);
      await rotation(page).click();
      await expect(rotation(page)).toHaveAccessibleName(/^Start/);
      await expect(rotation(page)).not.toHaveAttribute('aria-pressed');
    },
  ],
  [
    'the rotation control comes before the slides in the Tab sequence',
    async (page) => {
      const first = region(page).locator('a, button').first();
      await expect(first).toHaveAccessibleName(/rotation/);
    },
  ],
]);

const more = (page: Page) => page.getByRole('button', { name: /^Show (More|Less) about/ }).first();
table('disclosure', '/offerings/services/asset-management/', [
  [
    'the control is a button with aria-expanded false while the content is hidden',
    (page) => expect(more(page)).toHaveAttribute('aria-expanded', 'false'),
  ],
  [
    'aria-controls names the content that the button shows',
    async (page) => expect(await controlled(page, more(page))).toHaveCount(1),
  ],
  ['Enter and Space toggle the content, focus stays', (page) => keysToggle(page, more(page))],
]);

test.describe('on small screens', () => {
  test.use(phone);
  const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
  const company = (page: Page) => footer(page).getByRole('button', { name: 'Company' });
  table('accordion', '/contact/', [
    [
      'each header is a button with aria-expanded',
      async (page) => {
        await expect(footer(page).getByRole('button')).toHaveCount(4);
        for (const button of await footer(page).getByRole('button').all())
          await expect(button).toHaveAttribute('aria-expanded', 'false');
      },
    ],
    [
      'aria-controls names the panel of the header',
      async (page) => expect(await controlled(page, company(page))).toHaveCount(1),
    ],
    ['Enter and Space toggle the panel, focus stays', (page) => keysToggle(page, company(page))],
    [
      'Tab goes from an open header to the first link of its panel',
      async (page) => {
        await company(page).press('Enter');
        await page.keyboard.press('Tab');
        await expect((await controlled(page, company(page))).getByRole('link').first()).toBeFocused();
      },
    ],
  ]);
});
