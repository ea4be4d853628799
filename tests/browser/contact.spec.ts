import type { Page } from 'playwright/test';
import { contact } from '@/content/contact';
import { axe } from './axe';
import { expect, inFull, test, visit, withMotion } from './site';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Records the navigations of the page, and cancels mailto: links. */
const destinations = (page: Page) =>
  page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { list });
    (window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', (event) => {
      list.push((event as unknown as { destination: { url: string } }).destination.url);
      if (list.at(-1)?.startsWith('mailto:')) event.preventDefault();
    });
  });
const sent = (page: Page) =>
  page.evaluate(() => (window as unknown as { list: string[] }).list.filter((url) => url.startsWith('mailto:')));

test('sending opens the mail program with the message and keeps the fields, of which none is required', async ({
  page,
}) => {
  await destinations(page);
  await visit(page, '/contact/');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect(await sent(page)).toHaveLength(1);
  await field(page, 'First name').fill('Asha');
  await field(page, 'Last name').fill('Rao');
  await field(page, 'Email').fill('asha@example.com');
  await field(page, 'Message').fill('100 MW & more?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const [, mail = ''] = await sent(page);
  expect(mail.split('?subject=')[0]).toBe(`mailto:${contact.form.to}`);
  expect(new URL(mail).searchParams.get('body')).toContain('100 MW & more?');
  await expect(field(page, 'Message')).toHaveValue('100 MW & more?');
});

test('an incomplete email address is explained below its field, and not sent', async ({ page }) => {
  await destinations(page);
  await visit(page, '/contact/');
  const error = page.getByText('This is not a whole email address');
  // The error is delayed: shown on blur, it would move the button away during the click.
  await field(page, 'Email').fill('nobody');
  await expect(error).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click({ delay: 80 });
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('');
  await field(page, 'Email').fill('nobody');
  await field(page, 'Message').focus();
  await expect(error).toBeVisible();
  expect(await axe(page, 'an incomplete address')).toEqual([]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/name@example\.com/);
  expect(await sent(page)).toEqual([]);
  await field(page, 'Email').fill('nobody@example.com');
  await expect(error).toBeHidden();
});

test('the address is shown beside the form, and the message can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/contact/');
  await expect(page.getByText('No mail program?')).toBeVisible();
  await expect(page.locator('form').getByRole('link', { name: contact.form.to })).toBeVisible();
  await field(page, 'Message').fill('x'.repeat(3000));
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${contact.form.to}\n\n${'x'.repeat(3000)}`);
});

test('without a clipboard the message is shown as text, and the page does not say that it was copied', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await visit(page, '/contact/');
  await field(page, 'Message').fill('Hello');
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByText('Not copied.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Message' })).toHaveText('Hello');
});

test('Book Demo links to the contact form, which names the product', inFull, async ({ page }) => {
  await page.emulateMedia(withMotion);
  await visit(page, '/offerings/saas/');
  await page.getByRole('link', { name: 'Book Demo: TruOps' }).click();
  await expect(page).toHaveURL(/\/contact\/\?product=TruOps$/);
  await expect(field(page, 'Message')).toHaveValue('I would like a demo of TruOps.\n');
});
