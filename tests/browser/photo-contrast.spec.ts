import sharp from 'sharp';
import { luminance, ratio } from '../lib/contrast';
import { expect, test, visit } from './site';

const widths = [320, 768, 1024, 1440, 2560];
/** The share of a text's background pixels that is ignored: specks, not areas. */
const specks = 0.02;
const onPhotographs = '.hero-head h1, .offering h2 a, .offering p, .captioned h3, .captioned p';

type Place = {
  text: string;
  colour: [number, number, number];
  large: boolean;
  boxes: [x: number, y: number, w: number, h: number][];
};

/** Each text on a photograph: its colour, whether it is large text, and the boxes of its lines. */
const places = (selector: string): Place[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const size = Number.parseFloat(style.fontSize);
    return {
      text: element.textContent ?? '',
      colour: (style.color.match(/\d+/g) ?? []).slice(0, 3).map(Number) as [number, number, number],
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes: [...range.getClientRects()].map(({ x, y, width, height }) => [x, y + scrollY, width, height]),
    };
  });

/** The lowest contrast of a text with the pixels behind its lines, without specks. */
async function leastContrast(picture: Buffer, { colour, boxes }: Place): Promise<number> {
  const own = luminance(colour);
  const ratios: number[] = [];
  for (const [x, y, w, h] of boxes) {
    const box = { left: Math.floor(x), top: Math.floor(y), width: Math.ceil(w), height: Math.ceil(h) };
    const { data, info } = await sharp(picture).extract(box).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      ratios.push(ratio(own, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])));
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * specks)] ?? 0;
}

for (const width of widths) {
  test(`text on photographs has enough contrast at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: width < 700 ? 720 : 900 });
    await visit(page, '/');
    const weak: string[] = [];
    for (const offering of ['SaaS', 'Services', 'Marketplace']) {
      await page.getByRole('button', { name: `Show ${offering}` }).click();
      await page.locator('.captioned').first().scrollIntoViewIfNeeded();
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.hero img, .captioned img')].every(
          (img) => !img.checkVisibility() || img.complete,
        ),
      );
      await page.waitForTimeout(900);
      const found = await page.evaluate(places, onPhotographs);
      expect(found.length).toBeGreaterThanOrEqual(15);
      await page.evaluate((selector) => {
        for (const element of document.querySelectorAll<HTMLElement>(`${selector}, .hero-pick`))
          element.style.color = 'transparent';
      }, onPhotographs);
      const picture = await page.screenshot({ fullPage: true });
      await page.evaluate((selector) => {
        for (const element of document.querySelectorAll<HTMLElement>(`${selector}, .hero-pick`))
          element.style.color = '';
      }, onPhotographs);
      for (const place of found) {
        const least = await leastContrast(picture, place);
        if (least < (place.large ? 3 : 4.5))
          weak.push(`${offering}: "${place.text.slice(0, 40)}" ${least.toFixed(2)}:1`);
      }
    }
    expect(weak).toEqual([]);
  });
}
