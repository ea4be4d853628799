import { glossary } from '@/content/glossary';
import { axe } from './axe';
import { expect, inFull, test, visit, withMotion } from './site';

test.use(withMotion);

const path = '/resources/glossary/';

test('the filter shows the terms that contain the typed text, and their number', async ({ page }) => {
  await visit(page, path);
  const all = await page.locator('main article').count();
  expect(all).toBe(glossary.terms.length);
  const filter = page.getByRole('searchbox', { name: 'Filter the terms' });
  await filter.fill('commission');
  await expect(page.locator('main article:visible h3')).toHaveText([/^CERC/, /^SERC/]);
  await expect(page.locator('.glossary-group h2:visible')).toHaveText(['C', 'S']);
  await expect(page.locator('main').getByRole('status')).toHaveText(`2 of ${all} terms`);
  expect(await axe(page, path)).toEqual([]);
  await filter.fill('zzz');
  await expect(page.locator('main').getByRole('status')).toContainText('No term');
  await filter.fill('');
  await expect(page.locator('main article:visible')).toHaveCount(all);
});

test('after Back from another page the filter is as it was left, also after a letter was followed', async ({
  page,
}) => {
  await visit(page, path);
  const filter = page.getByRole('searchbox', { name: 'Filter the terms' });
  const shown = page.locator('main article:visible');
  const titles = () => shown.locator('h3').allTextContents();
  const [{ term: text, places }] = glossary.terms as [(typeof glossary.terms)[number]];
  await filter.fill(text);
  const found = await titles();
  expect(found.length).toBeLessThan(glossary.terms.length);
  const leave = () =>
    shown
      .getByRole('link', { name: places[0]?.label ?? '' })
      .first()
      .click();
  await leave();
  await expect(filter).toHaveCount(0);
  await page.goBack();
  await expect(filter).toHaveValue(text);
  expect(await titles()).toEqual(found);
  const letter = (await page.locator('.glossary-group h2:visible').first().textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: letter }).click();
  await expect(page).toHaveURL(new RegExp(`#letter-${letter}$`));
  await leave();
  await expect(filter).toHaveCount(0);
  await page.goBack();
  await expect(filter).toHaveValue(text);
  expect(await titles()).toEqual(found);
  await page.reload();
  await expect(shown).toHaveCount(glossary.terms.length);
});

test('letters link to their terms, and each term has an address of its own', inFull, async ({ page }) => {
  await page.goto(path);
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'Q' }).click();
  await expect(page.getByRole('heading', { name: 'Q', exact: true })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'B' }).click();
  await expect(page.getByRole('heading', { name: 'BESS' })).toBeInViewport();
  // The letters are sticky. The heading that a letter links to stops below them.
  const gap = () =>
    page.evaluate(() => {
      const [letters, heading] = ['.glossary-letters', '#letter-B'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      return letters && heading && letters.top > 0 ? heading.top - letters.bottom : undefined;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.goto('about:blank');
  await page.goto(`${path}#jmr`);
  await expect(page.locator('#jmr')).toBeInViewport();
});

test('the first use of a term in an article or chapter links to the glossary', inFull, async ({ page }) => {
  await page.goto('/resources/blog/ninety-six-blocks/');
  await page.locator('.prose').getByRole('link', { name: 'Qualified Coordinating Agency' }).click();
  await expect(page).toHaveURL(/\/resources\/glossary\/#qca$/);
  await page.goto('/offerings/saas/');
  await expect(page.locator('[id="F&S"]').getByRole('link', { name: 'QCA' })).toHaveAttribute(
    'href',
    '/resources/glossary/#qca',
  );
});

test('the resources page, an article and TruPrediction’s chapter link to the estimator', inFull, async ({ page }) => {
  for (const [from, within] of [
    ['/resources/', 'main'],
    ['/resources/blog/ninety-six-blocks/', 'main'],
    ['/offerings/saas/', '[id="F&S"]'],
  ] as const) {
    await page.goto(from);
    expect(await page.locator(`${within} a[href="/resources/deviation-estimator/"]`).count()).toBeGreaterThan(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every term is shown; the filter is not', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main article:visible').first()).toBeVisible();
    await expect(page.locator('main article:visible')).toHaveCount(glossary.terms.length);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
