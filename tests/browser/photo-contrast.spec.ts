import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { closing } from '@/content/closing';
import { fallbacks } from '@/content/fallbacks';
import type { RouteId } from '@/content/routes';
import { services } from '@/content/services';
import { pathOf } from '@/lib/href';
import { luminance, ratio } from '../lib/contrast';
import { addStyle, endTransitions, expect, inFull, test, visit, wideSpacing } from './site';

const windows = [
  [320, 568],
  [1440, 900],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 600],
  [1280, 600],
  [1366, 625],
  [1440, 700],
  [2560, 1440],
] as const;
/** Wide text spacing wraps each text differently. */
const spacings = ['', wideSpacing];
/** The share of pixels behind a text that is ignored, because small specks do not make a text unreadable. */
const specks = 0.05;
/** The pages whose closing band has a picture. */
const withPicture = Object.entries(closing.pages).flatMap(([id, { image }]) => (image ? [pathOf(id as RouteId)] : []));

/** The pages whose head stands in the sky of its picture. Playwright cannot import lib/pictures.ts, which imports JSON. */
const overSky = [
  ...Object.values(services.items)
    .slice(0, 1)
    .map(({ image }) => ['services', image] as const),
  ...Object.entries(fallbacks.placeholder.images),
].flatMap(([id, { file }]) => (file.startsWith('sky/') ? [pathOf(id as RouteId)] : []));

/** The page heads with text over a picture. */
const heads = [
  ['/offerings/saas/', 'main header'],
  ['/offerings/marketplace/', 'main header'],
  ['/resources/testimonial/', '.quote'],
  ['/contact/', '.over-sky'],
  ...overSky.map((path) => [path, '.over-sky'] as const),
] as const;

type Place = {
  text: string;
  colour: [number, number, number];
  large: boolean;
  boxes: [x: number, y: number, w: number, h: number][];
  /** Whether a picture is in front of the text. */
  covered: boolean;
};

/** Each text on a photograph of `section`: its colour, whether it is large, the boxes of its lines, and whether it is covered. */
const places = (section: Element, textSelector: string): Place[] => {
  const origin = section.getBoundingClientRect();
  const shown = [...section.querySelectorAll<HTMLElement>(textSelector)].filter((element) => element.checkVisibility());
  const lines = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  const found = shown.map((element) => {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    return {
      text: element.textContent ?? '',
      colour: (style.color.match(/\d+/g) ?? []).slice(0, 3).map(Number) as [number, number, number],
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes: lines(element).map(({ x, y, width, height }): Place['boxes'][number] => [
        x - origin.x,
        y - origin.y,
        width,
        height,
      ]),
    };
  });
  return found.map((place, index) => {
    const element = shown[index];
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = (element && lines(element)[0]) ?? new DOMRect();
    return { ...place, covered: !!document.elementFromPoint(x + width / 2, y + height / 2)?.matches('img, svg *') };
  });
};

/** A screenshot: rows of pixels with three bytes each. */
type Picture = { data: Buffer; info: { width: number; height: number } };

/** The share of pixels behind a text's lines that have less contrast with it than `least`. */
function weakShare({ data, info }: Picture, { colour, boxes }: Place, least: number): number {
  const own = luminance(colour);
  let [weak, all] = [0, 0];
  for (const [x, y, w, h] of boxes) {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, bottom] = [left + Math.ceil(w), top + Math.ceil(h)];
    expect(left >= 0 && top >= 0 && right <= info.width && bottom <= info.height, 'text lies in the picture').toBe(
      true,
    );
    for (let row = top; row < bottom; row++)
      for (let at = 3 * (row * info.width + left); at < 3 * (row * info.width + right); at += 3) {
        all += 1;
        if (ratio(own, luminance(data, at)) < least) weak += 1;
      }
  }
  expect(all, 'the text has a line').toBeGreaterThan(0);
  return weak / all;
}

/** The texts in `section` with too little contrast to the picture behind them. Fails if it has fewer than `count` texts. */
async function weak(page: Page, section: string, textSelector: string, count: number): Promise<string[]> {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].every(
        (img) => img.complete || !img.checkVisibility(),
      ),
    section,
  );
  await endTransitions(page);
  const box = page.locator(section);
  const found = await box.evaluate(places, textSelector);
  expect(found.length).toBeGreaterThanOrEqual(count);
  const hideText = `:is(${textSelector}, .hero-pick) { color: transparent !important } :is(.header, .chapter-index), .offering::before, .offering::after { visibility: hidden }`;
  const style = await addStyle(page, hideText);
  const picture = await sharp(await box.screenshot({ type: 'jpeg', quality: 95 }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((sheet) => sheet.replaceSync(''));
  return found.flatMap((place) => {
    if (place.covered) return [`"${place.text.slice(0, 40)}": a picture covers it`];
    const least = place.large ? 3 : 4.5;
    const share = weakShare(picture, place, least);
    return share > specks ? [`"${place.text.slice(0, 40)}": ${(share * 100).toFixed(1)} % below ${least}:1`] : [];
  });
}

for (const [width, height] of windows)
  test(`text on photographs has enough contrast at ${width}×${height}`, inFull, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    let spaced = await addStyle(page, '');
    const found: string[] = [];
    const examine = async (section: string, textSelector: string, where: string, count = 7) => {
      for (const css of spacings) {
        await spaced.evaluate((sheet, rules) => sheet.replaceSync(rules), css);
        let lines = await weak(page, section, textSelector, count);
        // On a busy machine a screenshot can contain tiles that Chromium has not painted yet.
        if (lines.length > 0) lines = await weak(page, section, textSelector, count);
        found.push(...lines.map((line) => `${where}${css && ', wide'}: ${line}`));
      }
    };
    for (const offering of ['SaaS', 'Services', 'Marketplace']) {
      await page.getByRole('button', { name: `Show ${offering}` }).evaluate((button: HTMLElement) => button.click());
      await examine('.hero', 'h1, h2 a, p', offering);
    }
    await page.locator('.industries').scrollIntoViewIfNeeded();
    await examine('.industries', '.captioned h3, .captioned p', 'industries');
    for (const [path, section] of heads) {
      await page.goto(path);
      spaced = await addStyle(page, '');
      await examine(section, 'h1, p:not(.sr-only), nav a', `head of ${path}`, 3);
    }
    await page.goto('/offerings/saas/');
    spaced = await addStyle(page, '');
    await page.locator('.backdrop').scrollIntoViewIfNeeded();
    await examine('.product:has(.backdrop)', 'h2, h2 b, .product-head :is(p, dt, dd)', 'chapter with a backdrop', 7);
    for (const path of withPicture) {
      await page.goto(path);
      spaced = await addStyle(page, '');
      await page.locator('.closing').scrollIntoViewIfNeeded();
      await examine('.closing', 'h2, .more', `closing of ${path}`, 2);
    }
    expect(found).toEqual([]);
  });
