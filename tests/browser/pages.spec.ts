import type { Page } from 'playwright/test';
import { axe } from './axe';
import { brokenWords, overflow } from './overflow';
import { inPairs, kinds } from './page-list';
import { addStyle, expect, inFull, test, visit, wideSpacing } from './site';

/** The narrowest window, the breakpoints of 48, 64, 80 and 90rem, and in full a wide screen. */
const widths = [320, 768, 1024, 1280, 1440, ...(process.env.TEST_FULL ? [2560] : [])];
/** The widths at which axe runs. No component is shown only at widths between 320 and 1280 px. */
const examinedWidths = process.env.TEST_FULL ? [320, 768, 1280] : [320, 1280];
const fallbacks = ['/nope/', ...(process.env.TEST_FULL ? ['/about/nope/', '/legal/nope/'] : [])];

/** Narrows the window to 320 px and widens the text's spacing. */
async function spaceOut(page: Page) {
  await page.setViewportSize({ width: 320, height: 900 });
  await addStyle(page, wideSpacing);
}

for (const group of [...inPairs(kinds), fallbacks]) {
  test(`${group.join(', ')}: fits every width without broken words, axe passes, nothing is logged to the console`, async ({
    page,
    faults,
  }) => {
    if (group === fallbacks) faults.allow(/404/);
    const found: string[] = [];
    for (const path of group) {
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const problems = [...(await overflow(page)), ...(await brokenWords(page))];
        found.push(...problems.map((what) => `${path} ${width}: ${what}`));
        if (examinedWidths.includes(width)) found.push(...(await axe(page, `${path} ${width}`)));
      }
      await spaceOut(page);
      found.push(...(await overflow(page)).map((what) => `${path} with wide text spacing: ${what}`));
    }
    expect(found).toEqual([]);
  });
}

test('on 404 pages axe finds nothing before scripts run either', inFull, async ({ page, hosts, faults }) => {
  // A 404 page loads its scripts by itself.
  faults.allow(/404|ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  const found: string[] = [];
  // The one 404 page of some hosts, and those of sections.
  for (const url of ['/nope/', ...fallbacks.slice(1).map((path) => hosts.nearest.url + path)]) {
    await page.goto(url);
    found.push(...(await axe(page, url)));
  }
  expect(found).toEqual([]);
});

test('in forced colours buttons have a border, and the control of the hero a background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/contact/', '/']) {
    await visit(page, path);
    const buttons = page.locator('.button, .pause-button, .hero-control');
    expect([path, await buttons.count()]).not.toEqual([path, 0]);
    const flat = await buttons.evaluateAll((all) =>
      all.filter((e) => getComputedStyle(e).borderTopWidth === '0px').map((e) => e.textContent),
    );
    expect([path, flat]).toEqual([path, []]);
  }
  const background = await page.locator('.hero-control').evaluate((e) => getComputedStyle(e).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
});

test('in forced colours no border image stands behind text, and charts have labels in the colour of text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/offerings/saas/', '/about/journey/', '/about/']) {
    await page.goto(path);
    const wrong = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((e) => {
          const { borderImageSource, fill } = getComputedStyle(e);
          return borderImageSource !== 'none' || (e instanceof SVGTextElement && fill !== 'rgb(0, 0, 0)');
        })
        .map((e) => e.outerHTML.slice(0, 80)),
    );
    expect([path, wrong]).toEqual([path, []]);
  }
});

for (const group of inPairs(kinds)) {
  test(`${group.join(', ')}: axe passes in forced colours`, inFull, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    // Chromium paints the forced `color`, yet reports the author's -webkit-text-fill-color, which axe reads first.
    await page.addInitScript(() => {
      const native = CSSStyleDeclaration.prototype.getPropertyValue;
      CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return name === '-webkit-text-fill-color' ? '' : native.call(this, name);
      };
    });
    for (const path of group) {
      await page.goto(path);
      expect(await axe(page, path)).toEqual([]);
    }
  });
}

test('open menus, footer groups and cards pass axe', inFull, async ({ page }) => {
  const found: string[] = [];
  await visit(page, '/offerings/services/asset-management/');
  for (const name of ['About', 'Offerings', 'Resources']) {
    await page.getByRole('button', { name: `${name}: more pages` }).press('Enter');
    found.push(...(await axe(page, `${name} open`, 'header')));
    await page.keyboard.press('Escape');
  }
  // The button of an open card says Show Less, so the first match is always a closed card.
  const closed = page.getByRole('button', { name: /^Show More/ });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().press('Enter');
  found.push(...(await axe(page, 'cards open', 'main')));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  for (const name of ['About', 'Offerings', 'SaaS', 'Services', 'Resources']) {
    await page.getByRole('button', { name: `${name}: more pages` }).press('Enter');
  }
  found.push(...(await axe(page, 'menu open', 'header')));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Support' }).press('Enter');
  found.push(...(await axe(page, 'group open', 'footer')));
  expect(found).toEqual([]);
});
