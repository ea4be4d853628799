import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { axe } from './axe';
import { button, charge, day, enter, field, path, rows, slider } from './estimator';
import { expect, inFull, phone, test, visit } from './site';

const capacity = 'Available capacity, MW';

test('the example shows what the article says, and marks what is assumed', async ({ page }) => {
  await visit(page, path);
  await expect(charge(page)).toContainText('₹31,628.75');
  for (const text of [
    '₹2,812.50',
    '₹45,000',
    '₹937.50',
    'Assumed X: 50.',
    'Example slabs: enter your own.',
    'An estimate, not advice.',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Revised' }).check();
  await expect(charge(page)).toContainText('₹280');
});

test(
  'the charge stays in sight while the form is filled in, without covering the focused field',
  inFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await visit(page, path);
    const capacity = field(page, 'Available capacity, MW').first();
    await capacity.fill('250');
    const line = page.locator('.charge-line');
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(line).toContainText((await charge(page).locator('strong').textContent()) ?? 'none');
    await capacity.focus();
    const covered: (string | null)[] = [];
    while (await page.evaluate(() => document.activeElement?.closest('.needs-scripts') !== null)) {
      const top = (await line.boundingBox())?.y ?? 0;
      const focused = page.locator(':focus');
      const box = await focused.boundingBox();
      // The text area is higher than what is left of a small window.
      if (box && (box.height < 100 ? box.y + box.height : box.y) > top)
        covered.push(await focused.getAttribute('name'));
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
  },
);

test('the chart can be read block by block with the keyboard, as text', async ({ page }) => {
  await visit(page, path);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /^00:00: scheduled 69\.2 MW, actual 81.6 MW, \+12\.4 MW/,
  );
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^00:15: /);
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^23:45: /);
  await page.keyboard.press('PageDown');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /^23:45: /);
  await page.getByRole('img', { name: /Schedule, actual and the band/ }).click({ position: { x: 3, y: 100 } });
  await expect(slider(page)).toHaveValue('1');
});

test('a link contains the day in its fragment, and no request contains it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await visit(page, path);
  await enter(page, day('41.5\t20'));
  await button(page, 'Copy a link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#v1&.*s=41\.5\*96&g=20\*96/);
  const total = await charge(page).locator('strong').textContent();
  const other = await context.newPage();
  await visit(other, link);
  await expect(charge(other).locator('strong')).toHaveText(total ?? '');
  await expect(rows(other)).toHaveValue(day('41.5\t20'));
  expect(asked.filter((request) => request.includes('41.5'))).toEqual([]);
});

/** Answers the payload file, with which hydration begins, when the returned function is called. */
async function holdHydration(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/payloads/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Leaves the page by a full load, and goes back by another one: the browser has no back/forward cache. */
async function leaveAndReturn(page: Page) {
  await page.goto('/about/');
  await page.goBack();
  const [load] = await page.evaluate(() => performance.getEntriesByType('navigation').map((one) => one.toJSON().type));
  expect(load).toBe('back_forward');
}

test('a value that is typed while a link’s figures load stays, beside the others of the link', async ({ page }) => {
  const release = await holdHydration(page);
  await page.goto(`${path}#v1&c=60&b=capacity&x=20&s=40*96&g=20*96&o=0,,1&n=0,,1`, { waitUntil: 'commit' });
  await field(page, capacity).first().fill('80');
  release();
  await expect(rows(page)).toHaveValue(day());
  await expect(field(page, capacity).first()).toHaveValue('80');
  await expect(field(page, 'X, weight of capacity, %')).toHaveValue('20');
});

test('after a full load by Back the result is that of the fields, without and with a link', async ({ page }) => {
  await visit(page, path);
  const total = charge(page).locator('strong');
  const read = async () => (await total.textContent()) ?? '';
  const example = await read();
  await enter(page);
  await expect(total).toContainText('₹');
  const entered = await read();
  expect(entered).not.toBe(example);
  await leaveAndReturn(page);
  await expect(rows(page)).toHaveValue(day());
  await expect(total).toHaveText(entered);
  await button(page, 'Copy a link').click();
  await expect(page).toHaveURL(/#v1&/);
  await field(page, capacity).first().fill('80');
  const changed = await read();
  expect(changed).not.toBe(entered);
  await leaveAndReturn(page);
  await expect(total).toHaveText(changed);
  await expect(field(page, capacity).first()).toHaveValue('80');
});

test('the table opens with all blocks, and downloads as CSV', inFull, async ({ page }) => {
  await visit(page, path);
  await page.getByText('All 96 blocks as a table').click();
  await expect(page.getByRole('region', { name: 'All 96 blocks as a table' }).getByRole('row')).toHaveCount(97);
  expect(await axe(page, path)).toEqual([]);
  const download = page.waitForEvent('download');
  await button(page, 'Download as CSV').click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(98);
});

test('the table fits a phone, with more columns on request, and 768 px with all', inFull, async ({ page }) => {
  const table = page.getByRole('region', { name: 'The costliest blocks' });
  const beyond = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await page.setViewportSize(phone.viewport);
  await page.goto(path);
  expect(await beyond()).toBe(0);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['10:30', '−56.4', '2,520.00']);
  await page.getByRole('checkbox', { name: 'Show schedule, actual and errors' }).check();
  expect(await beyond()).toBe(0);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(8);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(path);
  expect(await beyond()).toBe(0);
});

test('a link opens the contact page with the figures in the message', async ({ page }) => {
  await visit(page, path);
  await expect(page.getByRole('link', { name: 'Ask about your plant' })).toBeVisible();
  await enter(page);
  await expect(charge(page)).toContainText('₹2,70,000');
  await page.getByRole('link', { name: 'Ask, with these figures' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/TruPrediction\.\nFrom the deviation estimator: ₹2,70,000 for a day/);
});

test('the result prints on one page, without the inputs', inFull, async ({ page }) => {
  await visit(page, path);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('₹31,628.75').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The costliest blocks' })).toBeVisible();
  await expect(rows(page)).toBeHidden();
});

test('the result updates within 100 ms on a processor four times slower', { tag: '@measures' }, async ({ page }) => {
  await visit(page, path);
  await enter(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await page.evaluate(async () => {
    const capacity = document.querySelector<HTMLInputElement>('input[name="capacity"]');
    const shown = () => document.querySelector('main [role="status"] strong')?.textContent;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const found: number[] = [];
    for (let value = 51; value < 62; value += 1) {
      const before = shown();
      const start = performance.now();
      setValue?.call(capacity, String(value));
      capacity?.dispatchEvent(new Event('input', { bubbles: true }));
      while (shown() === before) await new Promise(requestAnimationFrame);
      found.push(performance.now() - start);
    }
    return found.sort((a, b) => a - b);
  });
  console.log(`updated after ${times.map(Math.round).join(', ')} ms`);
  // The fastest of eleven counts, because the machine may be busy.
  expect(times[0]).toBeLessThan(100);
});

test('in forced colours lines and dividers differ from their background', inFull, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, path);
  const [line, background, divider, choice] = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    const actual = style('.chart-actual').stroke;
    return [actual, style('section:has(.chart-actual)').backgroundColor].concat(
      ['.choices', '.choice'].map((one) => style(one).backgroundColor),
    );
  });
  expect(line).not.toBe(background);
  expect(divider).not.toBe(choice);
});

test.describe('on a phone', () => {
  test.use(phone);
  test('a day is entered, and a block is chosen by touch', async ({ page }) => {
    await visit(page, path);
    await enter(page);
    await expect(charge(page)).toContainText('₹2,70,000');
    await page.getByRole('img', { name: /Schedule, actual and the band/ }).tap({ position: { x: 4, y: 60 } });
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^00:(00|15)/);
  });
  test('the chart follows the charge, and the other figures follow the chart', async ({ page }) => {
    await visit(page, path);
    const tops = [charge(page), slider(page), page.getByText('Blocks within tolerance'), page.getByText(/^Example: /)];
    const boxes = await Promise.all(tops.map((part) => part.boundingBox()));
    const ys = boxes.map((box) => box?.y ?? 0);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    expect(ys[0]).toBeGreaterThan(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the example, the chart and the formulas are shown; controls that need scripts are not', async ({ page }) => {
    await page.goto(path);
    for (const text of [
      '₹31,628.75',
      '₹625',
      '₹1,250',
      '₹937.50',
      '₹2,812.50',
      '₹45,000',
      'kWh = (upper − lower) ÷ 100 × base × 250',
    ])
      await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /Schedule, actual and the band/ })).toBeVisible();
    await expect(page.locator('.day-table').getByRole('row')).toHaveCount(11);
    await expect(page.locator('main :is(input, textarea, button, summary):visible')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: /The article/ })).toBeVisible();
  });
});
