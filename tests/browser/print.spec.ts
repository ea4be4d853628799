import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { luminance } from '../lib/contrast';
import { inPairs, kinds } from './page-list';
import { expect, inFull, test, visit } from './site';

/** The maximum number of printed A4 pages for each page of the site; 6 for those not listed. On Letter one more. */
const most: Record<string, number> = {
  '/': 5,
  '/offerings/saas/': 5,
  '/resources/blog/ninety-six-blocks/': 4,
  '/resources/blog/one-calendar-for-every-covenant/': 4,
  '/resources/blog/reading-a-thermal-picture/': 4,
  '/resources/blog/the-first-hundred-days/': 4,
};
const greyPixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#777' } })
  .png()
  .toBuffer();
const formats = ['A4', 'Letter'];
const canRender = spawnSync('pdftoppm', ['-v']).status === 0;

/** How far down each page of a PDF the last thing printed reaches, as a share of the page's height. */
function fill(pdf: Buffer): number[] {
  const { stdout } = spawnSync('pdftoppm', ['-r', '10', '-gray'], { input: pdf, maxBuffer: 2 ** 26 });
  const pages: number[] = [];
  // Portable grey maps, one after the other: "P5 width height 255", then a byte a pixel.
  for (let at = 0; at < stdout.length; ) {
    const [head = '', width = 0, height = 0] =
      /^P5\s(\d+) (\d+)\s255\s/.exec(stdout.toString('latin1', at, at + 40)) ?? [];
    if (!head) throw new Error('pdftoppm printed no portable grey map.');
    const pixels = stdout.subarray(at + head.length, at + head.length + Number(width) * Number(height));
    const last = pixels.findLastIndex((grey) => grey < 230);
    pages.push(Math.floor(last / Number(width)) / Number(height));
    at += head.length + pixels.length;
  }
  return pages;
}

if (!canRender) console.log('pdftoppm is not on this machine: how full the printed pages are is not tested');

/** What is wrong with a page on paper: too many sheets, or one but the last that is not a third full. */
async function sheets(page: Page, path: string, format: string): Promise<string[]> {
  const pdf = await page.pdf({ format });
  const count = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(count, 'pages found in the PDF').toBeGreaterThan(0);
  // Letter is 18 mm shorter than A4.
  const limit = (most[path] ?? 6) + (format === 'Letter' ? 1 : 0);
  const tooMany = count > limit ? [`${count} pages`] : [];
  const shares = canRender ? fill(pdf).slice(0, -1) : [];
  return [
    ...tooMany,
    ...shares.flatMap((share, at) => (share < 1 / 3 ? [`ends at ${Math.round(share * 100)} % of page ${at + 1}`] : [])),
  ];
}

/** Text too light for a contrast of 7:1 on white (a luminance above 0.1), and text on a background or border image. */
async function light(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((e) => e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim()))
      .map((e) => {
        const { color, fill } = getComputedStyle(e);
        let onImage = false;
        for (let box: Element | null = e; box; box = box.parentElement) {
          const { backgroundImage, borderImageSource } = getComputedStyle(box);
          onImage ||= backgroundImage !== 'none' || borderImageSource !== 'none';
        }
        return { colour: e instanceof SVGTextElement ? fill : color, onImage, html: e.outerHTML.slice(0, 80) };
      }),
  );
  const isDark = (colour: string) => luminance(colour.match(/\d+/g)?.map(Number) ?? []) <= 0.1;
  return texts.filter(({ colour, onImage }) => onImage || !isDark(colour)).map(({ html }) => html);
}

for (const group of inPairs(kinds))
  test(
    `${group.join(', ')} in print: few sheets, dark text, no controls, link addresses only in the text of articles`,
    inFull,
    async ({ page }) => {
      // One grey pixel instead of each photograph: it fills the same box, and Chromium encodes none for the PDF.
      await page.route('**/*.avif', (route) => route.fulfill({ contentType: 'image/png', body: greyPixel }));
      for (const path of group) {
        await page.emulateMedia({ media: null });
        await page.goto(path);
        for (const format of formats)
          expect([path, format, await sheets(page, path, format)]).toEqual([path, format, []]);
        await page.setViewportSize({ width: 794, height: 1000 });
        await page.emulateMedia({ media: 'print' });
        expect([path, await light(page)]).toEqual([path, []]);
        const controls = 'nav, button, summary, .button, a[href*="linkedin.com/sharing"], [aria-hidden="true"] img';
        const shown = await page
          .locator(controls)
          .evaluateAll((all) =>
            all.filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.outerHTML.slice(0, 80)),
          );
        expect([path, shown]).toEqual([path, []]);
        const written = await page.evaluate(() =>
          [...document.querySelectorAll('a')]
            .filter((a) => a.checkVisibility() && getComputedStyle(a, '::after').content.includes('http'))
            .map((a) => a.closest('.prose') !== null),
        );
        expect(written, path).not.toContain(false);
      }
    },
  );

test('a printed quotation stands above its picture', inFull, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/resources/testimonial/');
  const text = await page.locator('figure', { has: page.locator('blockquote') }).boundingBox();
  const picture = await page.locator('main img').first().boundingBox();
  if (!text || !picture) throw new Error('the page has no quotation or no picture');
  expect(picture.y).toBeGreaterThanOrEqual(text.y + text.height);
});

test('print shows folded content and hides controls', inFull, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/offerings/services/');
  await expect(page.locator('main .opens')).toHaveCount(6);
  for (const rest of await page.locator('main .opens').all()) await expect(rest).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await visit(page, '/offerings/saas/');
  for (const name of ['TruAnalytica', 'SolarVision'])
    await expect(page.getByRole('heading', { name: new RegExp(`^${name} ·`) })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Users' })).toBeHidden();
  await visit(page, '/');
  expect(await page.locator('.moving ul').evaluate((ul) => ul.scrollWidth <= ul.clientWidth + 1)).toBe(true);
});
