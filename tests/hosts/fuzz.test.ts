import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostSite } from '../../scripts/hosts/site';
import { out } from '../lib/out';
import { oddPaths } from './lib/odd-paths';
import type { Running } from './lib/process';
import { type Answer, ask } from './lib/request';
import { hosts, missing, notInstalled } from './lib/servers';
import { type Stage, stageSite } from './lib/sites';
import { filesIn, read } from './table';

const count = process.env.TEST_FULL ? 5000 : 200;
const site = hostSite('');
const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex');
let stage: Stage;
const exported = new Set<string>();
beforeAll(() => {
  stage = stageSite();
  for (const file of filesIn(out)) {
    if (!/\.(br|gz)$|^(_headers|_redirects|\.htaccess|\.nojekyll|serve\.json)$/.test(file))
      exported.add(digest(read(out, file)));
  }
});
afterAll(() => stage?.remove());

/**
 * The ways a server may read a path: without query and fragment; with the fragment (Caddy keeps `#` in the path); decoded
 * once; with dot segments and repeated slashes resolved; decoded, with each backslash as a slash.
 */
function interpretations(path: string): string[] {
  const raw = path.replace(/[?#].*$/s, '');
  const decoded = raw.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const resolved = (text: string) => {
    const kept: string[] = [];
    for (const part of text.split('/')) {
      if (part === '..') kept.pop();
      else if (part !== '.' && part !== '') kept.push(part);
    }
    return `/${kept.join('/')}`;
  };
  return [
    raw,
    path.replace(/\?.*$/s, ''),
    decoded,
    resolved(raw),
    resolved(decoded),
    resolved(decoded.replaceAll('\\', '/')),
  ];
}
const notFoundPageOf = (path: string) => {
  const section = site.sections.find((one) => `${path}/`.toLowerCase().startsWith(one));
  return section ? `${section.slice(1)}404.html` : '404.html';
};

function faultOf(path: string, { status, headers, body }: Answer): string {
  if (headers['x-injected']) return 'an injected header is in the response';
  if ([400, 414].includes(status)) return '';
  if (status === 200)
    return exported.has(digest(body)) ? '' : `sends something that is not in the export: ${body.subarray(0, 60)}`;
  if ([301, 302].includes(status))
    return /^(?:http:\/\/127\.0\.0\.1:\d+)?\/(?![/\\])/.test(headers.location ?? '')
      ? ''
      : `redirects to another site: ${headers.location}`;
  if (status !== 404) return `status ${status}`;
  // Apache answers a NUL with 404 before it applies rules for folders.
  const allowed = [
    ...new Set([...interpretations(path).map(notFoundPageOf), ...(path.includes('%00') ? ['404.html'] : [])]),
  ];
  return allowed.some((file) => body.equals(read(out, file)))
    ? ''
    : `not the 404 page (${allowed.join(' or ')}): ${body.subarray(0, 80)}`;
}

for (const host of hosts.filter(({ configurable }) => configurable)) {
  describe.skipIf(missing.includes(host.name))(`${host.name} with its settings`, notInstalled, () => {
    let server: Running;
    beforeAll(async () => {
      server = await host.start(stage, true);
    });
    afterAll(() => server?.stop());

    it(`${count} odd paths: no error, no file from outside, the right fallback`, { timeout: 600_000 }, async () => {
      const wrong: string[] = [];
      for (const path of oddPaths(count)) {
        const answer = await ask(server.url, path).catch((error) => String(error));
        const fault = typeof answer === 'string' ? answer : faultOf(path, answer);
        if (fault) wrong.push(`${path.slice(0, 160)} → ${fault}`);
      }
      expect(wrong).toEqual([]);
    });
  });
}
