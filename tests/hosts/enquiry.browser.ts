import { expect, type Page, test } from 'playwright/test';
import { axe } from '../browser/axe';
import { inFull, inFullUnless, isSameDocument, markDocument } from '../browser/site';
import { changed } from './lib/builds';
import { answers, type Endpoint, sendTo, startEndpoint } from './lib/endpoint';
import type { Running } from './lib/process';
import { type Host, hosts, missing } from './lib/servers';
import { type Stage, stageSite } from './lib/sites';
import { hydrate } from './lib/watch';

/** The contact form that sends, on real servers, to a real endpoint on another origin. */
const full = Boolean(process.env.TEST_FULL);
test.describe.configure({ mode: 'default' });

let endpoint: Endpoint;
let stage: Stage;
let server: Running;
test.beforeAll(async () => {
  endpoint = await startEndpoint();
  stage = stageSite(changed.folder);
  const host = hosts.find(({ name }) => name === (missing.includes('nginx') ? 'sirv' : 'nginx')) as Host;
  server = await host.start(stage, host.configurable);
  sendTo(stage.root, endpoint.origin, server.url);
});
test.afterAll(async () => {
  await server?.stop();
  await endpoint?.close();
  stage?.remove();
});
test.beforeEach(() => {
  endpoint.received.length = 0;
  endpoint.answer = answers.ok;
});

const typed = { name: 'Asha', surname: 'Rao', email: 'asha@example.com', message: 'Two lines,\n100 % & “more”?' };
const button = (page: Page) => page.locator('form button[type=submit]');
const alert = (page: Page) => page.locator('form [role=alert]');
/** Opens the form and fills it in. The form takes a message sent within two seconds for one of a bot. */
async function write(page: Page, { scripts = true } = {}) {
  await page.goto(`${server.url}/contact/`);
  if (scripts) await hydrate(page);
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value);
  if (scripts) await page.waitForFunction(() => performance.now() > 2000);
}
const values = (page: Page) =>
  page.evaluate(
    (names) => names.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value),
    Object.keys(typed),
  );

test('with scripts the page stays, shows that it sends, then that it was sent; the endpoint gets all fields', async ({
  page,
}) => {
  let finish = () => {};
  endpoint.answer = (response, fields) => {
    finish = () => answers.ok(response, fields);
  };
  await write(page);
  await button(page).dblclick();
  await expect(button(page)).toHaveText('Sending…');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => endpoint.received.length).toBe(1);
  expect(await axe(page, 'sending')).toEqual([]);
  finish();
  const sent = page.getByRole('heading', { name: 'Message sent' });
  await expect(sent).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Message sent');
  expect(await axe(page, 'sent')).toEqual([]);
  const [{ fields, headers }] = endpoint.received as [Endpoint['received'][number]];
  expect(Object.fromEntries(fields)).toEqual({ ...typed, _next: `${server.url}/contact/sent/`, _gotcha: '' });
  expect(headers).toMatchObject({ accept: 'application/json', 'content-type': expect.stringContaining('urlencoded') });
  expect(headers.cookie).toBeUndefined();
  expect(endpoint.received).toHaveLength(1);
  for (const path of ['/contact/', '/contact/sent/', '/legal/privacy-policy/']) {
    await page.goto(server.url + path);
    expect(await axe(page, path)).toEqual([]);
  }
});

test('with scripts: each failure shows its message, and the fields keep their values', async ({ page }) => {
  await write(page);
  for (const [name, says] of [
    ['an error message', 'The message was not taken: “This address bounces.”'],
    ['too many', 'Too many messages'],
    ['a server error', 'The message was not taken (code 500).'],
    ['a closed connection', 'The connection broke before an answer came'],
    ['no CORS header', 'The connection broke before an answer came'],
  ] as const) {
    endpoint.answer = answers[name];
    await button(page).click();
    await expect(alert(page), name).toContainText(says);
    expect([name, await values(page)]).toEqual([name, Object.values(typed)]);
  }
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', /^mailto:.*100%20%25%20%26/);
  await expect(page.locator('[data-copy]')).toContainText(typed.message);
  expect(await axe(page, 'failed')).toEqual([]);

  await page.context().setOffline(true);
  await button(page).click();
  await expect(alert(page)).toContainText('You are offline');
  expect(await axe(page, 'offline')).toEqual([]);
  await page.context().setOffline(false);
  endpoint.answer = answers['a redirect back'];
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
});

test(
  'with scripts: a redirect elsewhere and an invalid body with 200 count as sent; leaving the page does not cancel the request',
  inFull,
  async ({ page }) => {
    for (const name of ['a redirect elsewhere', 'an invalid body'] as const) {
      endpoint.answer = answers[name];
      await write(page);
      await button(page).click();
      await expect(page.getByRole('heading', { name: 'Message sent' }), name).toBeVisible();
    }
    endpoint.answer = answers['no answer'];
    await write(page);
    await page.fill('[name=message]', 'x'.repeat(10_000));
    const before = endpoint.received.length;
    await button(page).click();
    await page.goto(`${server.url}/about/`);
    await expect.poll(() => endpoint.received.length).toBe(before + 1);
    expect(endpoint.received.at(-1)?.fields.get('message')).toHaveLength(10_000);
  },
);

for (const [name, waits] of [
  ['no answer', 'no answer at all'],
  ['a slow answer', 'an answer after 16 s'],
] as const)
  test(`with scripts: ${waits} times out after 15 s`, inFull, async ({ page }) => {
    endpoint.answer = answers[name];
    await write(page);
    const start = Date.now();
    await button(page).click();
    await expect(alert(page)).toContainText('within 15 seconds', { timeout: 20_000 });
    expect(Date.now() - start).toBeGreaterThan(14_500);
    await expect(button(page)).toHaveText('Send message');
    expect(await values(page)).toEqual(Object.values(typed));
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  const cases: [keyof typeof answers, path: () => string, text: string][] = [
    ['a redirect back', () => `${server.url}/contact/sent/`, 'Message sent'],
    ['a redirect elsewhere', () => `${endpoint.origin}/thanks`, 'Thanks from the endpoint'],
    ['an error message', () => endpoint.address, 'This address bounces.'],
    ['a server error', () => endpoint.address, 'Internal error'],
    ['ok', () => endpoint.address, '"ok":true'],
    ['an invalid body', () => endpoint.address, '{"<'],
    ['a slow answer', () => endpoint.address, '"ok":true'],
  ];
  for (const [name, url, text] of cases)
    test(
      `the form posts, and the visitor sees the answer: ${name}`,
      inFullUnless(['a redirect back', 'an error message'].includes(name)),
      async ({ page }) => {
        endpoint.answer = answers[name];
        await write(page, { scripts: false });
        await button(page).click();
        await page.waitForURL(url());
        await expect(page.locator('body')).toContainText(text);
        expect(Object.fromEntries(endpoint.received[0]?.fields ?? [])).toMatchObject({
          ...typed,
          message: typed.message.replace('\n', '\r\n'),
        });
        if (name === 'a redirect back') expect(await page.locator('[aria-labelledby=next] li').count()).toBe(3);
        await page.goBack();
        expect(await page.inputValue('[name=message]')).toBe(typed.message);
      },
    );

  for (const name of ['a closed connection', 'too many'] as const)
    test(`the fields keep their values after the browser’s error page: ${name}`, inFull, async ({ page }) => {
      endpoint.answer = answers[name];
      await write(page, { scripts: false });
      await button(page).click({ noWaitAfter: true });
      await expect.poll(() => endpoint.received.length).toBeGreaterThan(0);
      await page.waitForTimeout(500);
      await page.goBack();
      expect(await page.inputValue('[name=message]')).toBe(typed.message);
    });
});

/** Ways to reach the form. Each must end with the policy of the contact page; any other policy blocks sending. */
const entries: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
  'by address': (page, origin) => page.goto(`${origin}/contact/`),
  'by an address in another letter case': (page, origin) => page.goto(`${origin}/Contact`),
  'by a link of home, before its scripts': async (page, origin) => {
    await page.goto(`${origin}/`);
    await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
  },
  'by a link of home, with its scripts': async (page, origin) => {
    await page.goto(`${origin}/`);
    await hydrate(page);
    await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
  },
  'after a soft navigation': async (page, origin) => {
    await page.goto(`${origin}/about/`);
    await hydrate(page);
    await markDocument(page);
    await page.locator('footer').getByRole('link', { name: 'Glossary' }).click();
    await page.waitForURL('**/resources/glossary/');
    expect(await isSameDocument(page)).toBe(true);
    await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
  },
};
for (const { name, configurable, start } of hosts.filter((host) => ['nginx', 'apache2', 'caddy'].includes(host.name)))
  test(
    `${name}: the form sends, whichever way the page was opened`,
    inFullUnless(name === 'nginx'),
    async ({ page }) => {
      test.skip(missing.includes(name), `${name} is not installed`);
      const own = await start(stage, configurable);
      const tried = Object.entries(entries).filter(([how]) => full || /soft|with its scripts/.test(how));
      for (const [how, enter] of tried) {
        await enter(page, own.url);
        await page.waitForURL('**/contact/');
        await hydrate(page);
        await page.fill('[name=message]', how);
        await page.waitForFunction(() => performance.now() > 2000);
        await button(page).click();
        await expect(page.getByRole('heading', { name: 'Message sent' }), how).toBeVisible();
        expect(endpoint.received.at(-1)?.fields.get('message')).toBe(how);
        // Back on a page without a form, nothing may be sent to the endpoint.
        await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click();
        await page.waitForURL('**/about/');
        const sends = (url: string) => fetch(url, { method: 'POST' }).then(String, (error: Error) => error.name);
        expect([how, await page.evaluate(sends, endpoint.address)]).toEqual([how, 'TypeError']);
      }
      for (const [path, status] of [
        ['/contact/sent/', 200],
        ['/contact/sent', 301],
        ['/contact/nope', 302],
      ] as const)
        expect([path, (await fetch(own.url + path, { redirect: 'manual' })).status]).toEqual([path, status]);
      await own.stop();
    },
  );
