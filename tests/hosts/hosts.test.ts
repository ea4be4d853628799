import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { out } from '../lib/out';
import { checkAddresses } from './lib/check-addresses';
import { checkProtocol } from './lib/check-protocol';
import type { Running } from './lib/process';
import { hosts, missing, notInstalled } from './lib/servers';
import { type Stage, stageSite } from './lib/sites';
import { addresses } from './table';

let stage: Stage;
beforeAll(() => {
  stage = stageSite();
});
afterAll(() => stage?.remove());

it.runIf(process.env.CI === 'true')(
  'this build machine has every server',
  { meta: { skipReason: 'CI is not true' } },
  () => {
    expect(missing, 'install them, or unset CI').toEqual([]);
  },
);

/** Without TEST_FULL=1 a server that can be configured is tested only with its configuration. */
const modes = hosts.flatMap((host) => [
  ...(process.env.TEST_FULL || !host.configurable ? [{ host, mode: 'without configuration', configured: false }] : []),
  ...(host.configurable ? [{ host, mode: 'with its configuration', configured: true }] : []),
]);

for (const { host, mode, configured } of modes) {
  describe.skipIf(missing.includes(host.name))(`${host.name} ${mode}`, notInstalled, () => {
    let server: Running;
    beforeAll(async () => {
      server = await host.start(stage, configured);
    });
    afterAll(() => server?.stop());

    const rows = addresses(out);
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const rowsOfKind = rows.filter((row) => row.kind === kind);
      it(`answers ${rowsOfKind.length} addresses of the kind “${kind}” as expected`, async () => {
        expect(await checkAddresses(server.url, rowsOfKind, host, configured, out)).toEqual([]);
      });
    }
    checkProtocol(() => server.url, configured);
  });
}
