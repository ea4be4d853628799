import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { distinctPages } from './page-list';
import { expect, out, test } from './site';

test.use({ javaScriptEnabled: false });

const chunks = join(out, '_next/static/chunks');
const whole = readdirSync(chunks)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(chunks, name), 'utf8').replace(/url\(\.\.\//g, 'url(/_next/static/'))
  .join('');

/**
 * What the whole sheet changes, a line a property, of every element and of what stands before and after it. Custom
 * properties show in what they are used for.
 */
const changes = (page: Page) =>
  page.evaluate((css) => {
    const parts = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => [element, part] as const),
    );
    const looks = () => {
      // Time is no difference: what moves is compared at its end.
      for (const animation of document.getAnimations()) animation.cancel();
      return parts.map(([element, part]) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    };
    const before = looks();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const after = looks();
    document.adoptedStyleSheets = [];
    return parts.flatMap(
      ([element, part], index) =>
        (before[index]?.length ? before : after)[index]
          ?.map((_, at) => [before[index]?.[at], after[index]?.[at]])
          .filter(([then, now]) => then !== now)
          .map(([then, now]) => `${element.tagName}.${element.className}${part} ${then} → ${now}`) ?? [],
    );
  }, whole);

for (const path of [...distinctPages, '/nope/']) {
  test(`${path} looks the same before the whole sheet arrives`, async ({ page, faults }) => {
    faults.allow(/404/);
    await page.goto(path);
    const found: string[] = [];
    const compare = async (where: string) => found.push(...(await changes(page)).map((line) => `${where}: ${line}`));
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await compare(`${width}`);
    }
    await page.emulateMedia({ media: 'print' });
    await compare('in print');
    expect(found).toEqual([]);
  });
}
