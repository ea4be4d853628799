import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { out } from '../lib/out';
import { inPairs, kinds } from './page-list';
import { expect, inFullUnless, test } from './site';

test.use({ javaScriptEnabled: false });

const chunks = join(out, '_next/static/chunks');
const whole = readdirSync(chunks)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(chunks, name), 'utf8').replace(/url\(\.\.\//g, 'url(/_next/static/'))
  .join('');

/**
 * The computed properties that the whole sheet changes on any element and its ::before and ::after, a line each. Only
 * properties that the sheet declares are read. Custom properties are left out: they show in the properties that use them.
 */
const changes = (page: Page) =>
  page.evaluate((css) => {
    const parts = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => [element, part] as const),
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const declared = (rules: CSSRuleList): string[] =>
      [...(rules as Iterable<CSSRule & Partial<CSSStyleRule>>)].flatMap(({ style, cssRules }) => [
        ...(style ?? []),
        ...(cssRules ? declared(cssRules) : []),
      ]);
    const names = [...new Set(declared(sheet.cssRules))].filter((name) => !name.startsWith('--'));
    const looks = () => {
      // Moving elements are compared at the end of their animations.
      for (const animation of document.getAnimations()) animation.cancel();
      return parts.map(([element, part]) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return names.map((name) => style.getPropertyValue(name));
      });
    };
    const before = looks();
    document.adoptedStyleSheets = [sheet];
    const after = looks();
    document.adoptedStyleSheets = [];
    return parts.flatMap(([element, part], index) => {
      const [old = [], now = []] = [before[index], after[index]];
      return names
        .map((name, at) => [name, old[at], now[at]] as const)
        .filter(([, was, is]) => was !== is)
        .map(([name, was, is]) => `${element.tagName}.${element.className}${part} ${name}: ${was} → ${is}`);
    });
  }, whole);

for (const group of inPairs([...kinds, '/nope/'])) {
  test(
    `${group.join(', ')}: same computed styles with the inlined styles as with the whole style sheet`,
    inFullUnless(group.includes('/')),
    async ({ page, faults }) => {
      faults.allow(/404/);
      expect(whole, `${chunks} contains no style sheet`).not.toBe('');
      const found: string[] = [];
      const compare = async (where: string) => found.push(...(await changes(page)).map((line) => `${where}: ${line}`));
      for (const path of group) {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(path);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await compare(`${path} ${width}`);
        }
        await page.emulateMedia({ media: 'print' });
        await compare(`${path} in print`);
      }
      expect(found).toEqual([]);
    },
  );
}
