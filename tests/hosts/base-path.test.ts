import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { elementsOf, parseHtml, property } from '../../scripts/lib/html';
import { readPayload } from '../lib/payload';
import { belowBase } from './lib/builds';
import { checkAddresses } from './lib/check-addresses';
import { hosts, missing, notInstalled } from './lib/servers';
import { type Stage, stageSite } from './lib/sites';
import { addresses, filesIn } from './table';

/** The export with BASE_PATH: every URL it contains must be below that path. */
const { folder, base } = belowBase;
const origin = site.url;
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const files = () => filesIn(folder);
const pages = () => files().filter((file) => file.endsWith('.html'));
const unescapeAmp = (value: string) => value.replaceAll('&amp;', '&');

/** Whether a URL found in a page is external or a file of the export. */
function resolves(address: string, from: string): boolean {
  const url = new URL(unescapeAmp(address), `${origin}${base}/${from}`);
  // The company's own URL, in structured data, is not a page of this export.
  if (url.origin !== origin || address === origin) return true;
  if (!url.pathname.startsWith(`${base}/`)) return false;
  const file = decodeURIComponent(url.pathname.slice(base.length + 1));
  return existsSync(path.join(folder, file.endsWith('/') || file === '' ? `${file}index.html` : file));
}

describe('the export below a base path', () => {
  it('every link, picture, script, font and redirect of every page resolves', () => {
    const wrong: string[] = [];
    for (const file of pages()) {
      const html = text(file);
      const elements = elementsOf(parseHtml(html));
      const values = (names: string[]) =>
        elements.flatMap(({ properties }) =>
          names.flatMap((name) => (properties[name] ? String(properties[name]) : [])),
        );
      const plain = values(['href', 'src', 'poster', 'action', 'content', 'dataSrc']).filter(
        (value) => value.startsWith('/') || value.startsWith(origin),
      );
      const sets = values(['srcSet']).flatMap((set) => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''));
      const styles = [...html.matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, value = '']) => value);
      const refresh = values(['content']).flatMap((value) => value.split('0; url=')[1] ?? []);
      const payload = values(['dataSrc'])[0];
      const inserted = payload ? readPayload(text(payload.slice(base.length + 1)))[2].map(([address]) => address) : [];
      const all = [...plain, ...sets, ...styles, ...refresh, ...inserted];
      wrong.push(...all.filter((value) => !resolves(value, file)).map((value) => `${file}: ${value}`));
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('URLs in the sitemap, feeds, manifest and security.txt resolve', () => {
    for (const file of files().filter((name) => /(?:sitemap.*\.xml|feed\.(?:xml|json))$/.test(name))) {
      const named = [...text(file).matchAll(/https:[^<"\s\\]*/g)]
        .map(([found]) => found)
        .filter((found) => found.startsWith(origin));
      expect(named.length, file).toBeGreaterThan(0);
      expect(
        named.filter((address) => !resolves(address, file)),
        file,
      ).toEqual([]);
    }
    const manifest = JSON.parse(text('manifest.webmanifest'));
    for (const address of [manifest.start_url, ...manifest.icons.map(({ src }: { src: string }) => src)])
      expect(resolves(address, ''), address).toBe(true);
    expect(text('.well-known/security.txt')).toContain(`${origin}${base}/contact/`);
  });
});

it('the contact form is one that Netlify finds in the HTML', () => {
  const elements = elementsOf(parseHtml(text('contact/index.html')));
  const form = elements.find(({ tagName }) => tagName === 'form') as Element;
  const field = (name: string) => elements.find(({ properties }) => properties.name === name);
  const attribute = (name: string) => property(form, name);
  expect(['name', 'method', 'action', 'dataNetlify'].map(attribute)).toEqual([
    'contact',
    'post',
    `${base}/contact/sent/`,
    'true',
  ]);
  expect(field('form-name')?.properties).toMatchObject({ type: 'hidden', value: 'contact' });
  const trap = String(form.properties['netlify-honeypot']);
  expect(field(trap)?.properties).toMatchObject({ type: 'text', hidden: true });
  expect(existsSync(path.join(folder, 'contact/sent/index.html'))).toBe(true);
});

let stage: Stage;
beforeAll(() => {
  stage = stageSite(folder, base);
});
afterAll(() => stage?.remove());

for (const host of hosts) {
  for (const configured of host.configurable ? [false, true] : [false]) {
    const name = `${host.name} ${configured ? 'with' : 'without'} its settings, below a path, answers all addresses as expected`;
    it.skipIf(missing.includes(host.name))(name, notInstalled, async () => {
      const rows = addresses(folder, base);
      expect(rows.length).toBeGreaterThan(300);
      const server = await host.start(stage, configured);
      // The 404 page then stands below the host's root, where no host looks for it by itself.
      const faults = await checkAddresses(server.url, rows, { ...host, notFound: 'none' }, configured, folder);
      await server.stop();
      expect(faults).toEqual([]);
    });
  }
}
