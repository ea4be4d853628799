import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { belowBase } from './lib/builds';
import { checkAddresses } from './lib/check-addresses';
import { hosts, missing } from './lib/servers';
import { type Stage, stageSite } from './lib/sites';
import { addresses, filesIn } from './table';

/** The site below a path of its host: whatever it links, loads or names must stand below that path. */
const { folder, base } = belowBase;
const origin = 'https://www.example.com';
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const files = () => filesIn(folder);
const pages = () => files().filter((file) => file.endsWith('.html'));
const unescaped = (value: string) => value.replaceAll('&amp;', '&');

/** Whether an address of this site, seen from a page, is a file of the export. */
function leads(address: string, from: string): boolean {
  const url = new URL(unescaped(address), `${origin}${base}/${from}`);
  // The company's own address, as a contact card names it, is no page of this export.
  if (url.origin !== origin || address === origin) return true;
  if (!url.pathname.startsWith(`${base}/`)) return false;
  const file = decodeURIComponent(url.pathname.slice(base.length + 1));
  return existsSync(path.join(folder, file.endsWith('/') || file === '' ? `${file}index.html` : file));
}

describe('the export below a path', () => {
  it('every link, picture, script, font and forward of every page', () => {
    const wrong: string[] = [];
    for (const file of pages()) {
      const html = text(file);
      const plain = [
        ...html.matchAll(/\s(?:href|src|poster|action|content)="((?:\/|https:\/\/www\.example\.com)[^"]*)"/g),
      ].map(([, value = '']) => value);
      const sets = [...html.matchAll(/\ssrc[sS]et="([^"]+)"/g)].flatMap(([, set = '']) =>
        set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''),
      );
      const styles = [...html.matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, value = '']) => value);
      const refresh = [...html.matchAll(/content="0; url=([^"]+)"/g)].map(([, value = '']) => value);
      const inserted = [...html.matchAll(/(?:\[|fetch\()"(\/[^"]*\/_next\/static\/[^"\\]+)"/g)].map(
        ([, value = '']) => value,
      );
      const all = [...plain, ...sets, ...styles, ...refresh, ...inserted];
      wrong.push(...all.filter((value) => !leads(value, file)).map((value) => `${file}: ${value}`));
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('sitemap, feeds, manifest and security.txt', () => {
    for (const file of files().filter((name) => /(?:sitemap.*|feed|rss|atom)\.xml$/.test(name))) {
      const named = [...text(file).matchAll(/https:\/\/www\.example\.com[^<"\s]*/g)].map(([found]) => found);
      expect(named.length, file).toBeGreaterThan(0);
      expect(
        named.filter((address) => !leads(address, file)),
        file,
      ).toEqual([]);
    }
    const manifest = JSON.parse(text('manifest.webmanifest'));
    for (const address of [manifest.start_url, ...manifest.icons.map(({ src }: { src: string }) => src)])
      expect(leads(address, ''), address).toBe(true);
    expect(text('.well-known/security.txt')).toContain(`${origin}${base}/contact/`);
  });
});

let stage: Stage;
beforeAll(() => {
  stage = stageSite(folder, base);
});
afterAll(() => stage?.remove());

for (const host of hosts) {
  for (const configured of host.configurable ? [false, true] : [false]) {
    const name = `${host.name} ${configured ? 'with' : 'without'} its settings, below a path`;
    it.skipIf(missing.includes(host.name))(
      name,
      { meta: { skipReason: 'this server is not on this machine' } },
      async () => {
        const rows = addresses(folder, base);
        expect(rows.length).toBeGreaterThan(300);
        const server = await host.start(stage, configured);
        // The 404 page then stands below the host's root, where no host looks for it by itself.
        const faults = await checkAddresses(server.url, rows, { ...host, notFound: 'none' }, configured, folder);
        await server.stop();
        expect(faults).toEqual([]);
      },
    );
  }
}
