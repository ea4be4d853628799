import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, visit } from './site';

const folder = path.join(import.meta.dirname, 'baselines');
const named = path.join(folder, 'browser.txt');
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What is compared: a name, the page, and the part of it (the whole window where none is given). */
const views: [name: string, path: string, part?: string][] = [
  ['hero', '/', '.hero'],
  ['platform', '/', 'main > section:nth-of-type(2)'],
  ['suite', '/', 'main > section:nth-of-type(3)'],
  ['industries', '/', 'main > section:nth-of-type(4)'],
  ['differentiators', '/', 'main > section:nth-of-type(5)'],
  ['highlights', '/', 'main > section:nth-of-type(6)'],
  ['footer', '/', 'footer'],
  ['about', '/about/'],
  ['journey', '/about/journey/', 'main > section'],
  ['team', '/about/team/', '[id="Management Team"]'],
  ['saas', '/offerings/saas/'],
  ['product', '/offerings/saas/', '#Compliance article'],
  ['services', '/offerings/services/', '[id="Asset Management"]'],
  ['marketplace', '/offerings/marketplace/'],
  ['blog', '/resources/blog/'],
  ['article', '/resources/blog/ninety-six-blocks/'],
  ['testimonial', '/resources/testimonial/'],
  ['contact', '/contact/'],
  ['placeholder', '/company/careers/'],
  ['not-found', '/offerings/nowhere'],
];

/**
 * Each section as it looked when somebody last looked at it and found it right. Pixels differ between browser
 * versions, so they are compared only on the one that baselines/browser.txt names; `--update-snapshots` takes anew.
 */
for (const { width, height } of sizes) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: 0.5, reducedMotion: 'reduce' } as object);
    for (const [name, address, part] of views) {
      test(`${name} looks as it did`, async ({ page, browser, faults }, { config }) => {
        if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
          mkdirSync(folder, { recursive: true });
          writeFileSync(named, `${browser.version()}\n`);
        }
        const version = existsSync(named) ? readFileSync(named, 'utf8').trim() : 'none';
        test.skip(browser.version() !== version, `baselines are of Chromium ${version}, this is ${browser.version()}`);
        if (address === '/offerings/nowhere') faults.allow(/404/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit(page, address);
        const target = part ? page.locator(part).first() : page;
        if (part) await page.locator(part).first().scrollIntoViewIfNeeded();
        await page.waitForFunction(() =>
          [...document.images].every((img) => img.complete || img.getBoundingClientRect().top > innerHeight * 3),
        );
        await expect(target as typeof page).toHaveScreenshot(`${name}-${width}.png`, { maxDiffPixelRatio: 0.01 });
      });
    }
  });
}
