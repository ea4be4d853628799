import { chromium, type Page } from 'playwright/test';
import { overflow } from './overflow';
import { kinds } from './page-list';
import { expect, inFull, test } from './site';

/** Overlapping lines of text. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // A strip's text beyond the window is clipped; the skip link is above the window.
      if (parent.closest('.moving, .skip, script, style')) continue;
      const { clipPath, lineHeight, textOverflow } = getComputedStyle(parent);
      // Tailwind's `sr-only`, which can depend on the width
      if (clipPath === 'inset(50%)') continue;
      // Chromium reports a shortened line twice: shortened and in full.
      if (textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // The box of a range has the height of the font, which can exceed that of the line.
        const spare = Math.max(0, height - Number.parseFloat(lineHeight)) || 0;
        const box = new DOMRect(x, y + spare / 2, width, height - spare);
        if (width > 1) lines.push({ text: `${parent.tagName} ${node.textContent.trim().slice(0, 40)}`, box });
      }
    }
    const shared = (a: number, b: number, c: number, d: number) => Math.min(b, d) - Math.max(a, c);
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          ({ box }) =>
            shared(one.box.left, one.box.right, box.left, box.right) > 2 &&
            shared(one.box.top, one.box.bottom, box.top, box.bottom) > 0.4 * Math.min(one.box.height, box.height),
        )
        .map(({ text }) => `“${one.text}” over “${text}”`),
    );
  });

/** The visitor's default font size, and the tested widths in CSS pixels. */
const cases = [
  [20, [320, 390, 768, 1024, 1280]],
  [24, [320, 390, 768, 1024, 1280]],
  [32, [640, 768, 1024, 1280]],
] as const;

for (const [size, widths] of cases)
  test(
    `a default font of ${size} px: nothing scrolls sideways, is cut off or overlaps`,
    inFull,
    async ({ launchOptions, baseURL }) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
      const browser = await chromium.launch({ ...launchOptions, args });
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      for (const path of kinds) {
        await page.goto(path);
        if (path === '/')
          expect(
            await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
          ).toBe(size);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          // Polled: a picture keeps the shape of the former width until the file of the new one has loaded.
          await expect
            .poll(async () => [...(await overflow(page)), ...(await overlaps(page))], {
              message: `${path} ${width}`,
            })
            .toEqual([]);
        }
      }
      await browser.close();
    },
  );
