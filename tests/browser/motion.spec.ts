import type { Page } from 'playwright/test';
import { home } from '@/content/home';
import { motion } from '@/content/motion';
import { testimonial } from '@/content/testimonial';
import { expect, inFull, inFullUnless, test, visit, withMotion } from './site';

test.use(withMotion);

test.describe('automatic motion', () => {
  const cases = [
    {
      path: '/',
      count: home.differentiators.items.length,
      seconds: `${motion.differentiatorsLoopSeconds}s`,
      easing: /^(?!linear$)/,
    },
    {
      path: '/resources/testimonial/',
      count: testimonial.logos.length,
      seconds: `${motion.logosLoopSeconds}s`,
      easing: /^linear$/,
    },
  ];
  const track = (page: Page) => page.locator('.moving ul');
  const play = (page: Page) => track(page).evaluate((ul) => getComputedStyle(ul).animationPlayState);

  for (const { path, count, seconds, easing } of cases) {
    test(
      `${path}: loops in ${seconds}; stops under the pointer and by its control`,
      inFullUnless(path === '/'),
      async ({ page }) => {
        await visit(page, path);
        await page.locator('.moving').scrollIntoViewIfNeeded();
        await expect(track(page).locator('> li:not([aria-hidden])')).toHaveCount(count);
        const style = await track(page).evaluate((ul) => {
          const { animationDuration, animationIterationCount, animationTimingFunction } = getComputedStyle(ul);
          return { animationDuration, animationIterationCount, animationTimingFunction };
        });
        expect(style).toEqual({
          animationDuration: seconds,
          animationIterationCount: 'infinite',
          animationTimingFunction: expect.stringMatching(easing),
        });
        await page.mouse.move(5, 5);
        expect(await play(page)).toBe('running');
        await page.locator('.moving .window').hover();
        await expect.poll(() => play(page)).toBe('paused');
        await page.mouse.move(5, 5);
        await expect.poll(() => play(page)).toBe('running');
        const pause = page.getByRole('button', { name: 'Pause the movement' });
        await pause.click();
        expect(await play(page)).toBe('paused');
        await expect(pause).toHaveAttribute('aria-pressed', 'true');
        // The movement starts again under the pointer and the focus that have started it.
        await pause.press('Enter');
        expect(await play(page)).toBe('running');
      },
    );

    test(
      `${path}: with reduced motion it stands still, and the button is hidden`,
      inFullUnless(path === '/'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        expect(await track(page).evaluate((ul) => getComputedStyle(ul).animationName)).toBe('none');
        const control = page.getByLabel('Pause the movement');
        await expect(control).toHaveCount(1);
        await expect(control).toBeHidden();
      },
    );
  }

  for (const { path, count } of cases) {
    test(
      `${path}: with reduced motion all items are fully visible between the margins`,
      inFullUnless(path === '/'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const title = await page.locator('h2').last().boundingBox();
          const margin = title?.x ?? Number.NaN;
          const boxes = await track(page)
            .locator('img')
            .evaluateAll((all) =>
              all.filter((img) => img.checkVisibility()).map((img) => img.getBoundingClientRect().toJSON()),
            );
          expect([width, boxes.length]).toEqual([width, count]);
          for (const { left, right } of boxes) {
            expect(left, `${width} px`).toBeGreaterThanOrEqual(margin - 1);
            expect(right, `${width} px`).toBeLessThanOrEqual(width - margin + 1);
          }
        }
      },
    );
  }

  test('the loop has no jump: after a round the copy is where the first item was', inFull, async ({ page }) => {
    for (const { path } of cases) {
      await page.goto(path);
      const off = await track(page).evaluate((ul) => {
        const [animation] = ul.getAnimations();
        const items = [...ul.children] as HTMLElement[];
        if (!animation) return Number.NaN;
        animation.pause();
        animation.currentTime = 0;
        const first = items[0]?.getBoundingClientRect().left ?? 0;
        animation.currentTime = Number(animation.effect?.getComputedTiming().duration) - 0.001;
        return Math.abs((items.find((item) => item.ariaHidden === 'true')?.getBoundingClientRect().left ?? 0) - first);
      });
      expect(off).toBeLessThan(1.5);
    }
  });
});
