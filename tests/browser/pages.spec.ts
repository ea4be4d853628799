import { pagePaths } from '../lib/paths';
import { axe } from './axe';
import { overflow } from './overflow';
import { expect, test, visit } from './site';

const widths = [320, 768, 1024, 1280, 1440, 2560];
const examined = [320, 768, 1280];
const fallbacks = ['/nope/', '/about/nope/', '/legal/nope/'];

/** WCAG 1.4.12, set as a visitor's own style sheet would. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const path of [...pagePaths, ...fallbacks]) {
  test(`${path} fits every width, has no fault that axe finds, and is quiet in the console`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(60_000);
    if (fallbacks.includes(path)) faults.allow(/404/);
    await visit(page, path);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await overflow(page)).map((what) => `${width}: ${what}`));
      if (!fallbacks.includes(path) && examined.includes(width)) found.push(...(await axe(page, String(width))));
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    found.push(...(await overflow(page)).map((what) => `with wide text spacing: ${what}`));
    expect(found).toEqual([]);
  });
}

test('in forced colours axe finds nothing either', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  // Chromium paints the forced `color`, yet reports the author's -webkit-text-fill-color, which axe asks for first.
  await page.addInitScript(() => {
    const native = CSSStyleDeclaration.prototype.getPropertyValue;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : native.call(this, name);
    };
  });
  const found: string[] = [];
  for (const path of pagePaths) {
    await visit(page, path);
    found.push(...(await axe(page, path)));
  }
  expect(found).toEqual([]);
});

test('with menus, groups and cards open axe finds nothing either', async ({ page }) => {
  test.setTimeout(60_000);
  const found: string[] = [];
  await visit(page, '/offerings/services/asset-management/');
  for (const name of ['About', 'Offerings', 'Resources']) {
    await page.getByRole('button', { name: `${name}: more pages` }).press('Enter');
    found.push(...(await axe(page, `${name} open`, 'header')));
    await page.keyboard.press('Escape');
  }
  // An opened card's button says Show Less: the first that still says more is the next.
  const closed = page.getByRole('button', { name: /^Show More/ });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().press('Enter');
  found.push(...(await axe(page, 'cards open', 'main')));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  for (const name of ['About', 'Offerings', 'SaaS', 'Services', 'Resources']) {
    await page.getByRole('button', { name: `${name}: more pages` }).press('Enter');
  }
  found.push(...(await axe(page, 'sheet open', 'header')));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Support' }).press('Enter');
  found.push(...(await axe(page, 'group open', 'footer')));
  expect(found).toEqual([]);
});
