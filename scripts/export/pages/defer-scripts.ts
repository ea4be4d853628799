import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import { asset } from '../../../lib/asset';
import { elementsOf } from '../../lib/html';
import { memoize } from '../../lib/memoize';
import { bundleScript } from '../loader/bundle';
import type { Payload, Resource } from '../loader/payload';
import type { PageChange } from './finish';
import { takeScripts } from './next-output';

/** Beside Next's hashed files, and cached for a year as they are. */
const folder = '_next/static/payloads';

const integrityOf = (algorithm: 'sha256' | 'sha384', bytes: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Gives the address of a file of the export its SRI hash. Each file is read once. */
const resources = (out: string) =>
  memoize((address: string): Resource => {
    const file = address.slice(asset('/').length);
    return [address, integrityOf('sha384', readFileSync(path.join(out, file)))];
  });

/**
 * Takes the scripts and their data out of a page and puts the loader (scripts/export/loader) at the end of its body. The
 * loader inserts the payload file on demand. That file has the data, and adds the scripts and the whole style sheet. A page
 * with a hero has another loader (hero.ts), which also changes the slides.
 *
 * Gain: HTML of home 31 → 20 kB, and no script for a visitor who only reads (tests/bench/README.md).
 */
export function deferScripts(out: string, sheet: string): PageChange {
  mkdirSync(path.join(out, folder), { recursive: true });
  const resource = resources(out);
  const [loader, hero, addScripts] = (['loader', 'hero', 'payload'] as const).map(bundleScript);
  return (page) => {
    const found = takeScripts(page);
    if (!found) return;
    const { flight, bootstrap, scripts } = found;
    const payload: Payload = [flight, bootstrap, scripts.map(resource), resource(sheet)];
    const text = `{const PAYLOAD=${JSON.stringify(payload)};${addScripts}}`;
    const name = `${folder}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
    writeFileSync(path.join(out, name), text);
    page.body.children.push(
      h(
        'script',
        { dataSrc: asset(`/${name}`), dataIntegrity: integrityOf('sha256', text) },
        elementsOf(page.body).some(({ properties }) => 'dataHero' in properties) ? hero : loader,
      ),
    );
  };
}
