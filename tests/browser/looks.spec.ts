import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { expect, inFullUnless, test, visit } from './site';

/**
 * Version of the browser that took the baselines; another version renders text and edges slightly differently. After an
 * intended change run `npm run test:browser -- looks --update-snapshots`; with another browser, update browser.txt too.
 */
const named = readFileSync('tests/browser/baselines/browser.txt', 'utf8').trim();
/** Compared in device pixels, of which a share may differ. */
const look = { scale: 'device', maxDiffPixelRatio: 0.004 } as const;

/** The sections of each page by their selectors; of several matches the first. */
const sections: Record<string, Record<string, string>> = {
  '/': {
    hero: 'main .hero',
    platform: 'main .platform',
    suite: 'main section:has(.suite)',
    industries: 'main section:has(.captioned)',
    differentiators: 'main .moving',
    highlights: 'main .highlights',
    closing: 'main .closing',
  },
  '/about/': { about: 'main' },
  '/about/journey/': { journey: 'main' },
  '/about/team/': { team: 'main' },
  '/offerings/saas/': {
    'saas-head': 'main header',
    'saas-chapter': 'main .chapter',
    'saas-last-chapter': 'main .chapter >> nth=4',
  },
  '/offerings/services/': { services: 'main' },
  '/offerings/services/asset-management/': { service: 'main' },
  '/offerings/marketplace/': { marketplace: 'main' },
  '/resources/': { resources: 'main' },
  '/resources/blog/': { blog: 'main' },
  '/resources/blog/ninety-six-blocks/': { post: 'main' },
  '/resources/testimonial/': { testimonial: 'main' },
  '/resources/case-study/': { placeholder: 'main' },
  '/contact/': { contact: 'main', footer: 'footer' },
  '/nope/': { 'not-found': 'main' },
};

/** Stops sticky positions and animations, and waits for every visible picture. */
async function still(page: Page) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.header, .users-panel, .chapter-index, .tour-steps, .live-panel { position: static !important } .track { animation: none !important }',
    );
    document.adoptedStyleSheets = [sheet];
    const shown = [...document.images].filter((img) => img.checkVisibility());
    for (const img of shown) img.loading = 'eager';
    await Promise.all([document.fonts.ready, ...shown.map((img) => img.decode().catch(() => undefined))]);
  });
}

/** The pages that `npm test` compares: together they have most components. */
const kept = ['/', '/offerings/saas/', '/contact/'];
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

// A scale of 0.4 shows layout changes and keeps the baselines small.
test.use({ deviceScaleFactor: 0.4 });
test.beforeEach(({ browser }) => {
  test.skip(
    browser.version() !== named,
    `the baselines were taken with Chromium ${named}, this is ${browser.version()}`,
  );
});

/** Moves the page so that an element starts on a whole device pixel (5 px at a scale of 0.4), whatever stands above it. */
const onWholePixels = (locator: Locator) =>
  locator.evaluate((element) => {
    const main = document.querySelector('main') as HTMLElement;
    main.style.marginTop = '';
    const top = element.getBoundingClientRect().top + scrollY;
    main.style.marginTop = `${Math.ceil(top / 5) * 5 - top}px`;
  });

for (const [path, selectors] of Object.entries(sections)) {
  test(
    `${path}: ${Object.keys(selectors).join(', ')} as in the baselines`,
    inFullUnless(kept.includes(path)),
    async ({ page, faults }) => {
      faults.allow(/404/);
      await page.goto(path);
      for (const window of windows) {
        await page.setViewportSize(window);
        await still(page);
        // On a loaded machine the browser sometimes scrolls to another position than in the baseline: try again then.
        for (const [name, selector] of Object.entries(selectors))
          await expect(async () => {
            // The scroll position decides which fraction of a device pixel an edge covers.
            await page.evaluate(() => scrollTo(0, 0));
            const section = page.locator(selector).first();
            await onWholePixels(section);
            await expect(section).toHaveScreenshot(`${name}-${window.width}.png`, { ...look, timeout: 5_000 });
          }).toPass({ timeout: 30_000 });
      }
    },
  );
}

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'a live screen, and a step of its tour, match their baselines',
      inFullUnless(viewport.width === 1440),
      async ({ page }) => {
        await visit(page, '/offerings/saas/');
        const screen = page.locator('article[id="TruPrediction"] .tour');
        await screen.getByRole('button', { name: 'Try it' }).click();
        await page.mouse.move(0, 0);
        await expect(screen.locator('.live-picture svg').first()).toBeVisible();
        await still(page);
        await onWholePixels(screen);
        await expect(screen).toHaveScreenshot(`live-${viewport.width}.png`, look);
        await screen.getByRole('link', { name: 'Take the tour' }).click();
        await screen.getByRole('button', { name: 'Next' }).click();
        await still(page);
        await expect(screen).toHaveScreenshot(`tour-${viewport.width}.png`, look);
      },
    );

    test('the open menu matches its baseline', async ({ page }) => {
      await visit(page, '/contact/');
      if (viewport.width < 1024) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Offerings: more pages' }).press('Enter');
      await expect(page).toHaveScreenshot(`menu-${viewport.width}.png`, look);
    });
  });
}
