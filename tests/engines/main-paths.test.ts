import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Driver, engines } from './engine';
import { startHost } from './host';
import { scenarios } from './scenarios';
import { soon, Tab } from './tab';

const timeout = 60_000;
for (const { name, skipReason, start } of engines)
  describe.skipIf(skipReason)(name, { timeout, meta: { skipReason: skipReason ?? '' } }, () => {
    let [host, driver, tab] = [] as unknown as [Awaited<ReturnType<typeof startHost>>, Driver, Tab];
    beforeAll(async () => {
      host = await startHost();
      driver = await start();
      tab = new Tab(driver, host.url);
    }, timeout);
    afterAll(async () => {
      await driver?.close();
      await host?.close();
    });
    beforeEach(async () => {
      host.faults.length = 0;
      await tab.resize(1440, 900);
      await tab.moveTo(2, 300);
    });

    it('reports errors of every kind', async () => {
      await tab.visit('/contact/');
      await tab.run(async () => {
        console.error('said');
        setTimeout(() => Promise.reject(new Error('refused')));
        setTimeout(() => {
          throw new Error('raised');
        });
        document.body.append(Object.assign(new Image(), { src: '/none.png' }));
        document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1/elsewhere.png' }));
      });
      const elsewhere = 'not loaded: http://127.0.0.1/elsewhere.png';
      const missing = ['404: /none.png', `not loaded: ${host.url}/none.png`];
      for (const fault of ['said', 'refused', 'raised', ...missing, elsewhere, 'policy: img-src'])
        await soon(() => host.faults.join('\n')).toContain(fault);
    });

    it.each(Object.entries(scenarios))('%s', async (_, scenario) => {
      await scenario(tab);
      await tab.allReported();
      expect(host.faults, `errors in ${name}`).toEqual([]);
    });
  });
