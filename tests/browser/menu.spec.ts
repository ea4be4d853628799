import type { Page } from 'playwright/test';
import { expect, hydrate, inFull, phone, test, visit, withMotion } from './site';

test.use(withMotion);

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: more pages`, includeHidden: true });
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const top = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true }).first();

test.describe('the bar, by pointer', () => {
  test('makes the header opaque over the hero while a panel is open, also before hydration', async ({ page }) => {
    await page.goto('/');
    const ground = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await top(page, 'Offerings').hover();
    expect(await ground()).toBe('rgb(248, 246, 241)');
    await hydrate(page);
    await expect(panel(page, 'offerings')).toBeVisible();
    expect(await ground()).toBe('rgb(248, 246, 241)');
    await page.mouse.move(700, 700);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  });

  test('opens and closes its panels, and its links lead to their pages', async ({ page }) => {
    await visit(page, '/contact/');

    await test.step('Escape closes a hovered panel and leaves focus where it is', async () => {
      await top(page, 'Resources').hover();
      await expect(panel(page, 'resources')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page, 'resources')).toBeHidden();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    });

    await test.step('a panel opens on hover, stays open while the pointer is inside, and closes when it leaves', async () => {
      await expect(panel(page, 'about')).toBeHidden();
      await top(page, 'About').hover();
      await expect(panel(page, 'about')).toBeVisible();
      await panel(page, 'about').getByRole('link', { name: 'Management Team' }).hover();
      await expect(panel(page, 'about')).toBeVisible();
      await page.mouse.move(700, 700);
      await expect(panel(page, 'about')).toBeHidden();
    });

    await test.step('one panel is open at a time, with its grandchildren', async () => {
      await top(page, 'About').hover();
      await top(page, 'Offerings').hover();
      await expect(panel(page, 'about')).toBeHidden();
      const names = [
        'CMS',
        'Procure2Pay',
        'Compliance',
        'F&S',
        'CMMS',
        'Preconstruction support',
        'Asset Management',
        'Operations and Maintenance',
        'Value Add Service',
      ];
      for (const name of names)
        await expect(panel(page, 'offerings').getByRole('link', { name, exact: true })).toBeVisible();
    });

    await test.step('in a low window the panel ends at the window’s lower edge and scrolls', async () => {
      await page.setViewportSize({ width: 1440, height: 300 });
      const last = panel(page, 'offerings').getByRole('link', { name: 'CMMS', exact: true });
      await expect(last).not.toBeInViewport();
      await panel(page, 'offerings').hover();
      await page.mouse.wheel(0, 400);
      await expect(last).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('a click on the button does not close the panel that the hover just opened', async () => {
      await button(page, 'About').hover();
      await page.waitForTimeout(300);
      await button(page, 'About').click();
      await page.waitForTimeout(100);
      await expect(panel(page, 'about')).toBeVisible();
      await button(page, 'About').click();
      await expect(panel(page, 'about')).toBeHidden();
    });

    await test.step('choosing a child opens its page and closes the panel', async () => {
      await page.mouse.move(700, 700);
      await top(page, 'About').hover();
      await panel(page, 'about').getByRole('link', { name: 'Journey So Far' }).click();
      await expect(page).toHaveURL(/\/about\/journey\/$/);
      await page.mouse.move(700, 700);
      await expect(panel(page, 'about')).toBeHidden();
      await top(page, 'About').hover();
      await expect(panel(page, 'about').getByRole('link', { name: 'Journey So Far' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    await test.step('every top-level item links to its page, and Product Demo to contact', async () => {
      for (const [name, path] of [
        ['About', '/about/'],
        ['Offerings', '/offerings/'],
        ['Resources', '/resources/'],
        ['Product Demo', '/contact/'],
        ['Home', '/'],
      ] as const) {
        await top(page, name).click();
        await expect(page).toHaveURL((url) => url.pathname === path);
      }
    });
  });
});

test.describe('the bar, by keyboard (APG: disclosure navigation with top-level links)', () => {
  const at = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const rows: [what: string, open: boolean, from: string, key: string, to: string][] = [
    ['Right moves focus to the next top-level item', false, 'About', 'ArrowRight', 'About: more pages'],
    ['Down moves focus to the next top-level item', false, 'About: more pages', 'ArrowDown', 'Offerings'],
    ['Left moves focus to the item before', false, 'Offerings', 'ArrowLeft', 'About: more pages'],
    ['Up moves focus to the item before', false, 'About: more pages', 'ArrowUp', 'About'],
    ['Left on the first item leaves focus there', false, 'Home', 'ArrowLeft', 'Home'],
    ['Home moves focus to the first item', false, 'Resources', 'Home', 'Home'],
    ['End moves focus to the last item', false, 'About', 'End', 'Product Demo'],
    [
      'Down on the button of an open panel moves focus to its first link',
      true,
      'About: more pages',
      'ArrowDown',
      'About',
    ],
    ['Down in the panel moves focus to the next link', true, 'Journey So Far', 'ArrowDown', 'Founding Team'],
    ['Right in the panel moves focus to the next link', true, 'Journey So Far', 'ArrowRight', 'Founding Team'],
    ['Up in the panel moves focus to the link before', true, 'Founding Team', 'ArrowUp', 'Journey So Far'],
    ['Down on the last link leaves focus there', true, 'Management Team', 'ArrowDown', 'Management Team'],
    ['Home in the panel moves focus to its first link', true, 'Management Team', 'Home', 'About'],
    ['End in the panel moves focus to its last link', true, 'Journey So Far', 'End', 'Management Team'],
  ];

  test('moves focus, and opens and closes its panels', async ({ page }) => {
    await visit(page, '/contact/');

    await test.step('focus alone opens no panel', async () => {
      await top(page, 'About').focus();
      await button(page, 'About').focus();
      await expect(panel(page, 'about')).toBeHidden();
    });

    await test.step('Tab visits links and buttons in order, and enters open panels only', async () => {
      await top(page, 'Home').focus();
      const seen = [];
      for (let i = 0; i < 4; i += 1) {
        await page.keyboard.press('Tab');
        seen.push(await at(page));
      }
      expect(seen).toEqual(['About', 'About: more pages', 'Offerings', 'Offerings: more pages']);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await at(page)).toBe('SaaS');
      await page.keyboard.press('Shift+Tab');
      expect(await at(page)).toBe('Offerings: more pages');
    });

    await test.step('Tab past the last child closes the panel', async () => {
      await button(page, 'About').press('Enter');
      await panel(page, 'about').getByRole('link', { name: 'Management Team' }).focus();
      await page.keyboard.press('Tab');
      expect(await at(page)).toBe('Offerings');
      await expect(panel(page, 'about')).toBeHidden();
    });

    await test.step('Enter opens the panel that the button controls, Space closes it, and focus stays', async () => {
      await expect(button(page, 'About')).toHaveAttribute('aria-controls', 'menu-about');
      for (const [key, open] of [
        ['Enter', true],
        ['Space', false],
      ] as const) {
        await button(page, 'About').press(key);
        await expect(button(page, 'About')).toHaveAttribute('aria-expanded', String(open));
        await expect(panel(page, 'about')).toBeVisible({ visible: open });
        await expect(button(page, 'About')).toBeFocused();
      }
    });

    await test.step('arrow keys, Home and End move focus', async () => {
      for (const [what, open, from, key, to] of rows)
        await test.step(what, async () => {
          await button(page, 'About').focus();
          const state = await button(page, 'About').getAttribute('aria-expanded');
          if ((state === 'true') !== open) await page.keyboard.press('Enter');
          await menu(page).locator(`[aria-label="${from}"], a:text-is("${from}")`).first().focus();
          await page.keyboard.press(key);
          expect(await at(page)).toBe(to);
          if (open) await expect(panel(page, 'about')).toBeVisible();
        });
    });

    await test.step('Enter on a link opens its page', async () => {
      await page.keyboard.press('Escape');
      await button(page, 'About').press('Enter');
      await panel(page, 'about').getByRole('link', { name: 'Founding Team' }).press('Enter');
      await expect(page).toHaveURL(/\/about\/team\/#Founding%20Team$/);
      await expect(panel(page, 'about')).toBeHidden();
    });
  });
});

test.describe('the menu of small screens', () => {
  test.use(phone);
  const open = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const close = (page: Page) => page.getByRole('button', { name: 'Close menu' });
  const list = (page: Page) => page.locator('.menu-bar');
  const demo = (page: Page) => menu(page).getByRole('link', { name: 'Product Demo' });

  test('the demo link covers no part of the menu button in any window that has both', inFull, async ({ page }) => {
    await visit(page, '/contact/');
    for (const width of [360, 390, 600, 768, 1023]) {
      await page.setViewportSize({ width, height: 844 });
      const covered = await open(page).evaluate((toggle) => {
        const { left, top, width, height } = toggle.getBoundingClientRect();
        const hits = [0.05, 0.5, 0.95].map((part) => document.elementFromPoint(left + part * width, top + height / 2));
        return hits.filter((hit) => !toggle.contains(hit)).length;
      });
      expect([width, covered]).toEqual([width, 0]);
    }
  });

  test('opens, closes and becomes the bar', async ({ page }) => {
    await visit(page, '/contact/');

    await test.step('is closed at first, toggles by its button, and locks scrolling', async () => {
      await expect(list(page)).toBeHidden();
      await open(page).tap();
      await expect(list(page)).toBeVisible();
      await expect(close(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(demo(page)).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await close(page).tap();
      await expect(list(page)).toBeHidden();
    });

    await test.step('Escape closes the innermost panel, then the menu, and focus follows', async () => {
      await open(page).focus();
      await page.keyboard.press('Enter');
      await button(page, 'Offerings').focus();
      await page.keyboard.press('Enter');
      await panel(page, 'offerings').getByRole('link', { name: 'Marketplace' }).focus();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Offerings')).toBeFocused();
      await expect(panel(page, 'offerings')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(open(page)).toBeFocused();
      await expect(list(page)).toBeHidden();
    });

    await test.step('Tab past its end closes it, so that focus is never hidden behind it', async () => {
      await open(page).tap();
      await demo(page).focus();
      await page.keyboard.press('Tab');
      await expect(list(page)).toBeHidden();
    });

    await test.step('children and grandchildren expand by their buttons; choosing one opens its page and closes the menu', async () => {
      await open(page).tap();
      await expect(panel(page, 'offerings')).toBeHidden();
      await button(page, 'Offerings').tap();
      await expect(panel(page, 'saas')).toBeHidden();
      await button(page, 'SaaS').tap();
      await expect(panel(page, 'saas').getByRole('link', { name: 'F&S' })).toBeVisible();
      await panel(page, 'offerings').getByRole('link', { name: 'Marketplace' }).tap();
      await expect(page).toHaveURL(/\/offerings\/marketplace\/$/);
      await expect(list(page)).toBeHidden();
    });

    await test.step('closed, it is the demo link beside the button, from 360 px up', async () => {
      for (const width of [320, 360, 1023]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await demo(page).isVisible()]).toEqual([width, width >= 360]);
        if (width < 360) continue;
        const [link, toggle, logo] = await Promise.all(
          [demo(page), open(page), page.getByRole('banner').getByRole('link').first()].map((one) => one.boundingBox()),
        );
        expect(link && link.x + link.width, `${width}`).toBeLessThanOrEqual(toggle?.x ?? 0);
        expect(logo && logo.x + logo.width, `${width}`).toBeLessThan(link?.x ?? 0);
      }
      await demo(page).focus();
      await page.keyboard.press('End');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });

    await test.step('becomes the bar from 1024 px', async () => {
      await page.setViewportSize({ width: 1023, height: 800 });
      await expect(open(page)).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(open(page)).toBeHidden();
      await expect(top(page, 'Contact')).toBeVisible();
    });
  });
});
