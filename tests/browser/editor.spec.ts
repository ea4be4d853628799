import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as baseExpect, type Page, test } from 'playwright/test';
import { journey } from '@/content/journey';
import { site as content } from '@/content/site';
import { team } from '@/content/team';
import { EditedCopy } from '../lib/edit';
import { axe } from './axe';
import { inFull } from './site';

/** `next dev` and the browser need all processors. These tests take minutes, so most need TEST_FULL=1, where they run alone. */
const alone = process.env.TEST_FULL ? { tag: '@measures' } : {};
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);
test.use({ actionTimeout: 60_000 });
// Generous, so that other work on the machine does not fail a test.
const expect = baseExpect.configure({ timeout: 90_000 });

let copy: EditedCopy;
const read = (file: string) => copy.read(file);
const diff = (file: string) => copy.diff(file);

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = new EditedCopy();
  await copy.start();
});
test.afterAll(() => copy?.remove());
test.beforeEach(() => copy.restore());

async function open(page: Page, route: string) {
  await page.goto(copy.address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'On this page' })).toBeVisible({ timeout: 90_000 });
  await page.getByLabel('Page', { exact: true }).selectOption(route);
  const site = page.frameLocator('iframe');
  await expect.poll(() => page.frames()[1]?.url()).toContain(route);
  await expect(site.locator('main')).toBeVisible({ timeout: 90_000 });
  return site;
}
const typed = async (page: Page, text: string) => {
  await expect(page.frameLocator('iframe').locator('[data-edit]')).toBeFocused();
  await page.keyboard.insertText(text);
};
const saved = (page: Page) => expect(page.locator('.status')).toHaveText(/^Saved/);
const group = async (page: Page, ...steps: (string | RegExp)[]) => {
  await page.getByRole('button', { name: 'All content' }).last().click();
  for (const name of steps)
    await page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
};
const [first] = team.managementTeam.people;
const years = first?.text ?? '';
/** A point on the first letters: the element may be wider than its text. */
const corner = { position: { x: 16, y: 12 } };

test('a text is outlined, typed in place and saved as one changed line; undo and redo', alone, async ({ page }) => {
  const site = await open(page, '/about/team/');
  const text = site.getByText(years);
  await text.hover(corner);
  // The outline also follows a pointer that comes back.
  await page.mouse.move(5, 300);
  await text.hover(corner);
  await expect(page.locator('.outline')).toBeVisible();
  await expect(page.locator('.outline')).toHaveText(
    `team › Management team › People › 1st card: ${first?.name} › Text`,
  );
  await text.click(corner);
  await typed(page, 'Taken back.');
  await expect(page.getByText('149 characters left')).toBeVisible();
  await expect(page.getByText("The person's experience, such as", { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeVisible();
  expect(diff('content/team.ts')).toBe('');

  await text.click(corner);
  await typed(page, '21+ years.');
  await page.keyboard.press('Enter');
  await saved(page);
  expect(diff('content/team.ts')).toBe('1 1');
  await expect(site.getByText('21+ years.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(site.getByText(years)).toBeVisible();
  expect(diff('content/team.ts')).toBe('');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(site.getByText('21+ years.')).toBeVisible();

  await page.getByRole('button', { name: /^Changes/ }).click();
  await expect(page.getByText('content/team.ts +1 −1')).toBeVisible();
  await page
    .getByRole('button', { name: /^Revert: team/ })
    .first()
    .click();
  await expect(site.getByText(years)).toBeVisible();
});

test.describe('other functions', inFull, () => {
  test(
    'a value that the check rejects shows the message of the check, stays as typed and is not written',
    alone,
    async ({ page }) => {
      const site = await open(page, '/about/team/');
      await site.getByText(years).click(corner);
      await typed(page, 'x'.repeat(170));
      await page.keyboard.press('Enter');
      await expect(
        page.getByText('1st card › text: is 170 characters long; this place holds 160').first(),
      ).toBeVisible();
      await expect(site.locator('[data-edit]')).toHaveText('x'.repeat(170));
      expect(diff('content/team.ts')).toBe('');
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByText('Not saved (1)')).toBeVisible({ timeout: 90_000 });
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByText('Not saved (1)')).toBeHidden();
    },
  );

  test('a text that two fields have is changed in both while it is typed', alone, async ({ page }) => {
    await open(page, '/');
    await page
      .getByRole('button', { name: journey.entries[1]?.products[0]?.description ?? '' })
      .first()
      .click();
    await typed(page, 'CMMS and paperless O&M');
    await page.getByRole('button', { name: 'Change all 2' }).click();
    await saved(page);
    const both = () => [diff('content/home.ts'), diff('content/journey.ts')];
    expect(both()).toEqual(['1 1', '1 1']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(both).toEqual(['', '']);
  });

  test('a group and a picture that are left out are added and removed', alone, async ({ page }) => {
    await open(page, '/about/team/');
    await group(page, 'closing', /^Pages/, 'Team ›');
    await page.getByRole('button', { name: 'Add: Image' }).click();
    await expect(page.getByLabel('Existing picture')).toBeVisible();
    expect(diff('content/closing.ts')).toBe('1 0');
    expect(await page.getByLabel('Existing picture').locator('option').count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Remove: Image' }).click();
    await expect.poll(() => diff('content/closing.ts')).toBe('');
    await group(page, 'contact', 'Notice (left out) ›');
    await page.getByRole('button', { name: 'Add: Notice' }).click();
    await expect(page.getByRole('button', { name: 'Remove: Notice' })).toBeVisible();
    expect((await axe(page, 'a group that was added', 'body > :not(.stage)')).length).toBe(0);
  });

  test('a variable in braces is deleted as a whole', alone, async ({ page }) => {
    const site = await open(page, '/about/team/');
    await site.getByText('Copyright ©').click(corner);
    await expect(site.locator('[data-edit] span')).toHaveText(['{year}', '{brand}']);
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(site.locator('[data-edit] span')).toHaveText(['{year}']);
    await page.keyboard.press('Enter');
    await expect(page.getByText('must contain {brand}, which the site fills in').first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(diff('content/words.ts')).toBe('');
  });

  test('by keyboard only: a text is selected, edited and saved, and focus returns', alone, async ({ page }) => {
    await open(page, '/about/team/');
    const entry = page.getByRole('button', { name: years });
    await entry.focus();
    await page.keyboard.press('Enter');
    await typed(page, '22+ years.');
    await page.keyboard.press('Enter');
    await saved(page);
    expect(diff('content/team.ts')).toBe('1 1');
    await expect(page.getByRole('button', { name: '22+ years.' })).toBeFocused();
  });

  test(
    'a link, an icon, and a page’s title and description are changed in the panel and written',
    alone,
    async ({ page }) => {
      await open(page, '/about/team/');
      await group(page, 'home', /^Audiences/, /^Items/, /^1st audience/);
      await page.getByRole('radio', { name: 'sun', exact: true }).check({ force: true });
      await expect.poll(() => diff('content/home.ts')).toBe('1 1');
      await group(page, 'navigation', /^Demo/);
      await expect(page.locator('#targets option[value="/about/team#KMPs"]')).toHaveCount(1);
      await page.getByLabel('Href', { exact: true }).fill('/about/team#KMPs');
      await page.getByLabel('Href', { exact: true }).press('Enter');
      await expect.poll(() => diff('content/navigation.ts')).toBe('1 1');
      await page.getByRole('button', { name: 'Title and description' }).click();
      await page.getByLabel('Title', { exact: true }).fill('The people');
      await page.getByLabel('Title', { exact: true }).press('Enter');
      await expect(page.locator('.result .title')).toHaveText('The people · TruWatt');
      expect(read('content/routes.ts')).toContain("title: 'The people',");
    },
  );

  test('fields that are only valid together are saved together', alone, async ({ page }) => {
    await open(page, '/about/team/');
    await group(page, 'team', /^Founders/);
    await page.getByLabel('Id', { exact: true }).fill('First Team');
    await page.getByLabel('Id', { exact: true }).press('Enter');
    await expect(page.getByText('Not saved (1)')).toBeVisible();
    await group(page, 'navigation', /^Items/, /^2nd menu item/, /^Children/, /^3rd child/);
    await page.getByLabel('Label', { exact: true }).fill('First Team');
    await page.getByLabel('Label', { exact: true }).press('Enter');
    await expect(page.getByText('Not saved (2)')).toBeVisible();
    await page.getByLabel('Href', { exact: true }).fill('/about/team#First Team');
    await page.getByLabel('Href', { exact: true }).press('Enter');
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
    expect(diff('content/team.ts')).toBe('1 1');
    expect(diff('content/navigation.ts')).toBe('1 1');
  });

  test(
    'an entry of a list is added, duplicated, moved by keyboard and removed; a list of fixed length says so',
    alone,
    async ({ page }) => {
      const site = await open(page, '/about/team/');
      await group(page, 'team', /^Management team/, /^People/);
      const { people } = team.managementTeam;
      const [name, count] = [people[0]?.name, people.length];
      await page.getByRole('button', { name: 'Add a card' }).click();
      await expect(site.getByText('New card').first()).toBeVisible();
      await expect(page.locator('.entry')).toHaveCount(count + 1);
      await page.getByRole('button', { name: `Duplicate: 1st card: ${name}` }).click();
      await expect(page.locator('.entry')).toHaveCount(count + 2);
      await expect(page.getByRole('button', { name: `2nd card: ${name} 2`, exact: true })).toBeFocused();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(page.getByRole('button', { name: `3rd card: ${name} 2`, exact: true })).toBeFocused();
      await page.getByRole('button', { name: `Remove: 3rd card: ${name} 2` }).click();
      await expect(page.locator('.entry')).toHaveCount(count + 1);
      await page.getByRole('button', { name: /^Remove: \w+ card: New card$/ }).click();
      await expect(page.locator('.entry')).toHaveCount(count);
      await expect.poll(() => diff('content/team.ts')).toBe('');
      await group(page, 'home', /^Industries/, /^Items/);
      await expect(page.getByText('Exactly 4 entries: the layout has that many places.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add an industry' })).toBeDisabled();
    },
  );

  test(
    'a picture gets another file, its description and its focal point; a file that the build rejects is refused',
    alone,
    async ({ page }) => {
      await open(page, '/about/team/');
      await group(page, 'team', /^Founders/, /^People/, /^1st card/);
      const svg = (inner: string) =>
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">${inner}</svg>`);
      const file = page.getByLabel('New file', { exact: false });
      await file.setInputFiles({ name: 'Bad.svg', mimeType: 'image/svg+xml', buffer: svg('<script>1</script>') });
      await expect(page.getByText('content/images/team/bad.svg: contains a script')).toBeVisible();
      await file.setInputFiles({ name: 'Large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(30 * 1024 * 1024) });
      await expect(page.getByText('Large.jpg is 30.0 MB; the limit is 25 MB. Export it smaller.')).toBeVisible();
      await file.setInputFiles({
        name: 'New Portrait (1).svg',
        mimeType: 'image/svg+xml',
        buffer: svg('<rect width="400" height="500" fill="#357"/>'),
      });
      await expect(page.getByLabel('Alt', { exact: true })).toBeFocused({ timeout: 90_000 });
      expect(read('content/team.ts')).toContain("file: 'team/new-portrait-1.svg'");
      await page.getByLabel('Alt', { exact: true }).fill('A person at a desk');
      await page.getByLabel('Alt', { exact: true }).press('Enter');
      await expect.poll(() => read('content/team.ts')).toContain("alt: 'A person at a desk'");

      await group(page, 'home', /^Hero/, /^Offerings/, /^2nd offering/);
      await page.getByRole('button', { name: 'Focal point', exact: true }).click();
      await page.getByLabel('From the left').fill('30');
      await expect(page.locator('.crops img')).toHaveCSS('object-position', /^\d+/);
      await page.getByRole('button', { name: 'Save the focal point' }).click();
      await expect.poll(() => read('content/images/focus.json')).toContain('"hero/services.jpg": [0.3, 0.5]');
      // The status appears after the picture's sizes have been generated again.
      await expect(page.locator('.status')).toHaveText('Saved: Focal point of hero/services.jpg', { timeout: 240_000 });
    },
  );

  test(
    'an article is edited in place and as source with a preview, and a new one is written',
    alone,
    async ({ page }) => {
      const site = await open(page, '/resources/blog/ninety-six-blocks/');
      await site.getByText('The Indian grid settles a day').click(corner);
      await typed(page, 'A new **first** paragraph of {brand}.');
      await page.keyboard.press('Control+Enter');
      // {brand} is an element of its own, so the sentence is matched without its full stop.
      await expect(site.getByText(`A new first paragraph of ${content.brand}`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Forecasting and scheduling desk' })).toBeVisible();
      await expect.poll(() => diff('content/blog/ninety-six-blocks.mdx')).toBe('1 1');
      await page.getByRole('button', { name: 'On this page' }).click();
      await page.getByRole('button', { name: /^The article:/ }).click();
      const source = page.getByLabel('Source of the article');
      await expect(source).toHaveValue(/A new \*\*first\*\* paragraph/);
      await source.fill(`${await source.inputValue()}\n\nSeen before it is saved.\n`);
      await expect(site.getByText('Seen before it is saved.')).toBeVisible();
      expect(read('content/blog/ninety-six-blocks.mdx')).not.toContain('Seen before');
      await page.getByRole('button', { name: 'Save the source' }).click();
      await expect.poll(() => read('content/blog/ninety-six-blocks.mdx')).toContain('Seen before');
      await page.getByRole('button', { name: 'All content' }).click();
      await page.getByLabel('Title of the new article').fill('A night of wind');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(site.getByRole('heading', { level: 1, name: 'A night of wind' })).toBeVisible({ timeout: 90_000 });
      await expect(page.locator('#authors option[value="Forecasting and scheduling desk"]')).toHaveCount(1);
      await page.getByLabel('Date', { exact: true }).fill('2024-05-01');
      await page.getByLabel('Date', { exact: true }).press('Enter');
      await expect.poll(() => read('content/blog/a-night-of-wind.mdx')).toContain('2024-05-01');
      await page.getByLabel('Draft', { exact: true }).click();
      await expect(page.getByText('is still the text of npm run new:post').first()).toBeVisible();
    },
  );

  test('each view of the panel passes axe', alone, async ({ page }) => {
    const site = await open(page, '/about/team/');
    const faults = async (where: string) => expect(await axe(page, where, 'body > :not(.stage)')).toEqual([]);
    for (const name of ['On this page', 'Title and description', 'All content', /^Changes/]) {
      await page.locator('nav').getByRole('button', { name }).click();
      await faults(String(name));
    }
    await group(page, 'team', /^Founders/, /^People/);
    await faults('a list');
    await page.getByRole('button', { name: /^1st card/ }).click();
    await faults('an entry with a picture');
    await group(page, 'home', /^Audiences/, /^Items/, /^1st audience/);
    await faults('icons');
    await site.getByText(years).click(corner);
    await faults('editing a text');
  });

  test('the site is shown at the chosen width, and the panel fits a window at 200 % zoom', alone, async ({ page }) => {
    const site = await open(page, '/about/team/');
    for (const width of [390, 768, 1440]) {
      await page.getByLabel(String(width)).check();
      await expect
        .poll(() => site.locator('html').evaluate((html) => html.ownerDocument.defaultView?.innerWidth))
        .toBe(width);
    }
    await page.setViewportSize({ width: 720, height: 450 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
    for (const area of ['.toolbar', '.stage', '.panel'])
      expect((await page.locator(area).boundingBox())?.height, area).toBeGreaterThan(60);
  });

  test(
    'nothing typed is lost: the file was changed meanwhile, a module has a syntax error, the server is stopped',
    alone,
    async ({ page }) => {
      const site = await open(page, '/about/team/');
      await site.getByText(years).click(corner);
      await typed(page, 'Mine.');
      writeFileSync(path.join(copy.root, 'content/team.ts'), read('content/team.ts').replace(years, 'Theirs.'));
      await page.waitForTimeout(1500);
      await page.keyboard.press('Enter');
      await expect(page.getByText('content/team.ts has another value here now').first()).toBeVisible();
      expect(read('content/team.ts')).toContain('Theirs.');
      await expect(page.getByText('In the file now: Theirs.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Replace it' }).last().click();
      await expect.poll(() => read('content/team.ts')).toContain('Mine.');
      await expect(page.getByText('Not saved (1)')).toBeHidden();

      writeFileSync(
        path.join(copy.root, 'content/journey.ts'),
        read('content/journey.ts').replace("title: 'Our Journey'", "title 'Our Journey'"),
      );
      await page.getByRole('button', { name: 'All content' }).last().click();
      await expect(page.getByText(/content\/journey\.ts:5: Expected/).last()).toBeVisible();
      await group(page, 'blog');
      await page.getByLabel('Title', { exact: true }).fill('Other notes');
      await page.getByLabel('Title', { exact: true }).press('Enter');
      await expect.poll(() => diff('content/blog.ts')).toBe('1 1');
      copy.restore();

      await copy.stop();
      await page.getByLabel('Title', { exact: true }).fill('Typed without a server');
      await page.getByLabel('Title', { exact: true }).press('Enter');
      await expect(page.getByText('The editor’s server does not answer.').first()).toBeVisible();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed without a server');
      await copy.start();
    },
  );
});
