import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changed } from '../hosts/lib/builds';
import { answers, type Endpoint, sendTo, serveWith, startEndpoint } from '../hosts/lib/endpoint';
import { type Stage, stageSite } from '../hosts/lib/sites';
import { type Driver, engines } from './engine';
import { soon, Tab } from './tab';

/** The contact form that sends, in the export that `npm run test:hosts` builds with such a form. */
const absent = existsSync(changed.folder) ? '' : `${changed.folder} is not there: run "npm run test:hosts" first`;

for (const { name, skipReason, start } of engines)
  describe.skipIf(skipReason || absent)(
    `${name}, where the contact form sends`,
    { timeout: 60_000, meta: { skipReason: skipReason || absent } },
    () => {
      let [endpoint, stage, server, driver, tab] = [] as unknown as [
        Endpoint,
        Stage,
        Awaited<ReturnType<typeof serveWith>>,
        Driver,
        Tab,
      ];
      beforeAll(async () => {
        endpoint = await startEndpoint();
        stage = stageSite(changed.folder);
        server = await serveWith(stage.root, '', ({ method }) => (method === 'POST' ? 204 : undefined));
        sendTo(stage.root, endpoint.origin, server.url);
        driver = await start();
        tab = new Tab(driver, server.url);
        await tab.resize(1440, 900);
      }, 60_000);
      afterAll(async () => {
        await driver?.close();
        await server?.close();
        await endpoint?.close();
        stage?.remove();
      });
      beforeEach(() => {
        endpoint.received.length = 0;
      });

      const text = (css: string) => tab.run((selector) => document.querySelector(selector)?.textContent ?? '', css);
      const write = async () => {
        await tab.visit('/contact/');
        await tab.type('[name=message]', 'Hello');
        await soon(() => tab.run(() => performance.now() > 2000)).toBe(true);
        await tab.click('form button', 'Send message');
      };

      it.each([
        ['ok', 'main h3', 'Message sent'],
        ['a redirect back', 'main h3', 'Message sent'],
        ['an error message', 'form [role=alert]', '“This address bounces.”'],
        ['a server error', 'form [role=alert]', '(code 500)'],
        ['a closed connection', 'form [role=alert]', 'The connection broke'],
      ] as const)('with scripts, after "%s" %s contains “%s”', async (answer, css, says) => {
        endpoint.answer = answers[answer];
        await write();
        await soon(() => text(css)).toContain(says);
        expect(endpoint.received.at(-1)?.fields.get('message')).toBe('Hello');
      });

      it.each([
        ['a redirect back', () => `${server.url}/contact/sent/`],
        ['an error message', () => endpoint.address],
      ] as const)(
        'without scripts, after "%s" the browser is at the address that the answer leads to',
        async (answer, address) => {
          endpoint.answer = answers[answer];
          await tab.visit('/contact/');
          await tab.run(() => setTimeout(() => document.querySelector('form')?.submit(), 100));
          await soon(() => tab.run(() => location.href)).toBe(address());
        },
      );
    },
  );
