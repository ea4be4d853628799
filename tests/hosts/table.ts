import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostSite } from '../../scripts/hosts/site';
import { filesIn } from '../../scripts/lib/files';

export { filesIn };

export type Row = {
  path: string;
  /** The file of the export that must be sent, byte for byte; for an alias the page that redirects. */
  file: string;
  /** The redirect target on a host with configuration. */
  to?: string;
  /**
   * `absent`: no page has this path. `folder`: a section without a page of its own. `forward`: below a section whose
   * unknown paths redirect to it.
   */
  kind: 'page' | 'alias' | 'letter case' | 'absent' | 'folder' | 'forward';
};

export const read = (folder: string, file: string) => readFileSync(path.join(folder, file));

const capitalised = (text: string) => text.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());
const withoutSlash = (text: string) => text.replace(/(?<=.)\/$/, '');

/** Every path to test and the expected answer. `folder` is the export, `base` its base path. */
export function addresses(folder: string, base = ''): Row[] {
  const site = hostSite(base);
  const index = (target: string) => `${target.slice(base.length + 1)}index.html`;
  const aliased = new Set(site.redirects.map(({ from }) => from));
  const pages = filesIn(folder)
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `${base}/${file.slice(0, -'index.html'.length)}`)
    .filter((page) => !aliased.has(page));
  const rows: Row[] = [];
  for (const page of pages) {
    const row = { file: index(page), kind: 'page' as const };
    rows.push(
      { ...row, path: page },
      { ...row, path: withoutSlash(page) },
      { ...row, path: `${page}?q=1&r=%20` },
      { ...row, path: `${withoutSlash(page)}?q` },
    );
  }
  for (const { from, to } of site.redirects) {
    const row = { file: index(from), to, kind: 'alias' as const };
    rows.push(
      { ...row, path: from },
      { ...row, path: withoutSlash(from) },
      { ...row, path: `${from}?q=1`, to: `${to}?q=1` },
    );
  }
  const pathsAndTargets = [
    ...site.pages.map((page) => [page, page]),
    ...site.redirects.map(({ from, to }) => [from, to]),
  ] as [string, string][];
  for (const [from, to] of pathsAndTargets) {
    for (const odd of [capitalised(from), from.toUpperCase()].map((text) => base + text.slice(base.length))) {
      // The letter case of the base path itself is not changed.
      if (odd === from || aliased.has(odd)) continue;
      const row = { file: '404.html', to, kind: 'letter case' as const };
      rows.push({ ...row, path: odd }, { ...row, path: withoutSlash(odd) });
    }
  }
  const absent = (at: string, file: string) =>
    rows.push(
      ...['nope', 'nope/', 'a/b/c.html', 'nope?q=1', 'Nope.PNG'].map(
        (name): Row => ({ path: at + name, file, kind: 'absent' }),
      ),
    );
  absent(`${base}/`, '404.html');
  for (const at of site.sections) {
    const file = `${at.slice(base.length + 1)}404.html`;
    absent(at, file);
    if (!site.pages.includes(at)) rows.push({ path: at, file, kind: 'folder' });
  }
  absent(`${base}/_next/static/`, '404.html');
  for (const at of site.sectionRedirects)
    rows.push(
      ...['nope', 'nope/', 'a/b'].map(
        (name): Row => ({ path: at + name, file: `${at.slice(base.length + 1)}404.html`, to: at, kind: 'forward' }),
      ),
    );
  return rows;
}
