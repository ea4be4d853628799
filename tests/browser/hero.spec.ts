import type { Page } from 'playwright/test';
import { expect, hydrate, inFull, phone, stopClock, test, visit, withMotion } from './site';

// In a reused context the second test that calls `stopClock` fails: Playwright's clock throws.
test.use({ ...withMotion, reuseContext: false });

const hero = (page: Page) => page.getByRole('region', { name: 'Offerings', exact: true });
const slide = (page: Page, index: number) => hero(page).getByRole('group').nth(index);
const stop = (page: Page) => page.getByRole('button', { name: 'Stop automatic offering rotation' });
const start = (page: Page) => page.getByRole('button', { name: 'Start automatic offering rotation' });
const expectActive = (page: Page, index: number) => expect(hero(page)).toHaveAttribute('data-active', String(index));

test('the hero changes slide every 3000 ms', inFull, async ({ page }) => {
  await stopClock(page);
  await visit(page, '/');
  const first = Number(await hero(page).getAttribute('data-active'));
  for (const turn of [1, 2, 3]) {
    await page.clock.runFor(3000);
    await expectActive(page, (first + turn) % 3);
  }
  await expect(slide(page, first)).toHaveAttribute('data-chosen', 'true');
});

test('the slide changes every 3000 ms in real time', { tag: '@measures' }, async ({ page }) => {
  await visit(page, '/');
  const times = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const region = document.querySelector('[data-hero]') as HTMLElement;
        new MutationObserver(() => seen.push(performance.now()) === 3 && done(seen)).observe(region, {
          attributeFilter: ['data-active'],
        });
      }),
  );
  const gaps = times.slice(1).map((time, index) => Math.abs(time - (times[index] ?? 0) - 3000));
  expect(Math.max(...gaps)).toBeLessThan(250);
});

test('without any input, each slide shows its own picture', inFull, async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-scene]')].findLastIndex(
        (scene) => scene.checkVisibility() && getComputedStyle(scene).opacity === '1',
      ),
    );
  for (const index of [0, 1, 2, 0]) {
    await expectActive(page, index);
    await expect.poll(shown).toBe(index);
    await page.clock.runFor(3000);
  }
  await expect(hero(page)).not.toHaveAttribute('data-hydrated');
});

test(
  'the day curve has no filter, and after its animation is as complete as with reduced motion',
  inFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    await stop(page).click();
    await page.mouse.move(5, 5);
    const curve = page.locator('.hero-scene:visible > svg').first();
    // A filter is computed anew in each frame.
    expect(await curve.evaluate((svg) => getComputedStyle(svg).filter)).toBe('none');
    const picture = async (reducedMotion: 'no-preference' | 'reduce') => {
      await page.emulateMedia({ reducedMotion });
      await curve.evaluate((svg) => Promise.all(svg.getAnimations({ subtree: true }).map(({ finished }) => finished)));
      return curve.screenshot();
    };
    const complete = await picture('reduce');
    expect((await picture('no-preference')).equals(complete)).toBe(true);
  },
);

test('hovering a slide selects it and pauses; leaving advances by one and resumes', async ({ page }) => {
  await stopClock(page);
  await visit(page, '/');
  await slide(page, 2).hover();
  await expectActive(page, 2);
  await page.clock.runFor(20_000);
  await expectActive(page, 2);
  await page.mouse.move(700, 120);
  await expectActive(page, 0);
  await page.clock.runFor(3000);
  await expectActive(page, 1);
});

test('a pointer that is on a slide at hydration holds the rotation and its progress bar', inFull, async ({ page }) => {
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-moving', '');
  await slide(page, 1).hover();
  await hydrate(page);
  await expect(hero(page)).toHaveAttribute('data-hydrated', 'true');
  await expect(hero(page)).not.toHaveAttribute('data-moving');
});

test('the picture and the name of the selected slide are visible', async ({ page }) => {
  await visit(page, '/');
  await slide(page, 1).hover();
  await expectActive(page, 1);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('[data-hero] img')].map((img) => {
            let seen = 1;
            for (let e: Element | null = img; e && !e.matches('[data-hero]'); e = e.parentElement)
              seen *= Number(getComputedStyle(e).opacity);
            return seen;
          })[1],
      ),
    )
    .toBe(1);
  await expect(slide(page, 1).getByText('Services')).toBeVisible();
});

test('each slide is named after its place, and links to its page', inFull, async ({ page }) => {
  await visit(page, '/');
  const slides = [
    ['1 of 3: SaaS', '/offerings/saas/'],
    ['2 of 3: Services', '/offerings/services/'],
    ['3 of 3: Marketplace', '/offerings/marketplace/'],
  ] as const;
  for (const [index, [name, path]] of slides.entries()) {
    await expect(slide(page, index)).toHaveAccessibleName(name);
    await slide(page, index).getByRole('link').click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await page.goBack();
  }
});

test.describe('keyboard (APG: carousel)', () => {
  test('the rotation control is the first tab stop; focus inside stops the rotation until it is started again', async ({
    page,
  }) => {
    await stopClock(page);
    await visit(page, '/');
    await page.getByRole('button', { name: /^Resources/ }).focus();
    while (!(await page.evaluate(() => document.activeElement?.closest('[data-hero]'))))
      await page.keyboard.press('Tab');
    await expect(start(page)).toBeFocused();
    const before = Number(await hero(page).getAttribute('data-active'));
    await page.clock.runFor(30_000);
    await expectActive(page, before);
    await page.keyboard.press('Space');
    await expect(stop(page)).toBeFocused();
    await page.clock.runFor(3000);
    await expectActive(page, (before + 1) % 3);
    await page.keyboard.press('Tab');
    await expect(start(page)).toBeVisible();
    await page.clock.runFor(30_000);
    await expectActive(page, (before + 1) % 3);
  });

  test('the focus ring surrounds the whole offering, from its button and from its link', inFull, async ({ page }) => {
    await visit(page, '/');
    const rings = (name: string) =>
      slide(page, 1).evaluate((group, target) => {
        group.querySelector<HTMLElement>(target)?.focus();
        const ring = (e: Element | null) => e && getComputedStyle(e).outlineStyle;
        return [ring(group), ring(group.querySelector(target))];
      }, name);
    await page.keyboard.press('Tab');
    expect(await rings('button')).toEqual(['solid', 'none']);
    expect(await rings('a')).toEqual(['solid', 'none']);
  });

  test(
    'Enter on a picker selects; while stopped, moving the pointer away does not advance',
    inFull,
    async ({ page }) => {
      await stopClock(page);
      await visit(page, '/');
      await page.getByRole('button', { name: 'Show Marketplace' }).press('Enter');
      await expectActive(page, 2);
      await expect(page.getByRole('button', { name: 'Show Marketplace' })).toHaveAttribute('aria-current', 'true');
      await slide(page, 1).hover();
      await expectActive(page, 1);
      await page.mouse.move(700, 120);
      await page.clock.runFor(9000);
      await expectActive(page, 1);
    },
  );
});

test('with reduced motion the hero rotates only once started', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await visit(page, '/');
  await page.clock.runFor(9000);
  await expectActive(page, 0);
  await start(page).click();
  await page.clock.runFor(3000);
  await expectActive(page, 1);
});

test.describe('touch', () => {
  test.use(phone);
  test('a tap selects a slide, and the rotation continues from it', async ({ page }) => {
    await stopClock(page);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Show Marketplace' }).tap();
    await expectActive(page, 2);
    await page.clock.runFor(3000);
    await expectActive(page, 0);
  });
});
