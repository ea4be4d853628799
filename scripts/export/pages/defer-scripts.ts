import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import { asset, basePath } from '../../../lib/asset';
import { writeFiles } from '../../lib/files';
import { elementsOf } from '../../lib/html';
import { memoize } from '../../lib/memoize';
import { bundleScript } from '../loader/bundle';
import type { Payload, Resource } from '../loader/payload';
import { type PageChange, takeScripts } from './next-output';

/**
 * The browser prefetches the page of a link that the visitor points at or presses. Browsers without speculation rules
 * ignore them. The navigator (components/islands/navigator.tsx) removes them when it takes over the links.
 *
 * Gain: see "First click" in tests/bench/README.md.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }],
});

/**
 * Takes the scripts and their data out of a page and puts the loader (scripts/export/loader) at the end of its body. The
 * loader inserts the payload file on demand. That file has the data, and adds the scripts and the whole style sheet. A page
 * with a hero has another loader (hero.ts), which also changes the slides. Pages without scripts are redirects; visitors do
 * not use their links, so they get no speculation rules either.
 *
 * Gain: HTML of home 31 → 20 kB, and no script for a visitor who only reads (tests/bench/README.md).
 */
export function deferScripts(out: string): PageChange {
  /** The address of a file of the export with its SRI hash. Each file is read once. */
  const resource = memoize((address: string): Resource => {
    const file = address.slice(asset('/').length);
    return [address, `sha384-${hash('sha384', readFileSync(path.join(out, file)), 'base64')}`];
  });
  const [loader, hero, addScripts] = (['loader', 'hero', 'payload'] as const).map(bundleScript);
  return (page) => {
    const found = takeScripts(page);
    if (!found) return;
    const { flight, bootstrap, scripts, sheet } = found;
    const payload: Payload = [flight, bootstrap, scripts.map(resource), resource(sheet)];
    const text = `{const PAYLOAD=${JSON.stringify(payload)};${addScripts}}`;
    // Beside Next's hashed files, and cached for a year as they are.
    const name = `_next/static/payloads/${hash('sha256', text).slice(0, 16)}.js`;
    writeFiles(out, { [name]: text });
    const attributes = { dataSrc: asset(`/${name}`), dataIntegrity: `sha256-${hash('sha256', text, 'base64')}` };
    const hasHero = elementsOf(page.body).some(({ properties }) => 'dataHero' in properties);
    page.body.children.push(
      h('script', attributes, hasHero ? hero : loader),
      h('script', { type: 'speculationrules' }, speculationRules),
    );
  };
}
