import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import { fallbacks } from '../../content/fallbacks';
import { type RouteId, sections } from '../../content/routes';
import { asset } from '../../lib/asset';
import { redirects, route, type Target, unexported } from '../../lib/href';
import { absolute, pageTitle } from '../../lib/metadata';
import { blogPath, indexPaths } from '../../lib/posts';
import { isPreview } from '../../lib/preview';
import { screenFolders } from '../../lib/screen-file';
import { anySection, sectionNames } from '../../lib/sections';
import { filesIn } from '../lib/files';
import { serialiseHtml } from '../lib/html';
import { finishPayload } from './pages/flight';
import { NextOutputError } from './pages/next-output';

/** Next's second copy of every payload, which only Next's own server reads. */
export const serverPayload = '__next._full.txt';

/** A page that redirects at once, without scripts, with a link for browsers that do not redirect. */
function redirectPage({ path: to, title, label }: Target): string {
  const href = asset(to);
  const page = h(null, [
    { type: 'doctype' },
    h('html', { lang: 'en-IN' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('title', pageTitle(title)),
        h('link', { rel: 'canonical', href: absolute(to) }),
        h('meta', { httpEquiv: 'refresh', content: `0; url=${href}` }),
        isPreview ? h('meta', { name: 'robots', content: 'noindex' }) : null,
      ]),
      h('body', [h('main', [h('h1', label), h('p', fallbacks.notFound.redirect), h('p', [h('a', { href }, label)])])]),
    ]),
  ]);
  return serialiseHtml(page);
}

/**
 * Completes what Next has exported:
 *
 * - moves each section's 404 page to where hosts look for the nearest one, or writes a redirect page there;
 * - moves the files of live screens to the hashed files;
 * - deletes Next's own 404 pages, the routes that are not exported, the copy of the first index page, and the second
 *   copy of each payload;
 * - removes the picture hints of the other payloads, and sorts their rows;
 * - writes a redirect page for each alias, unless it is the same file as its page, as on a case-insensitive disk.
 */
export function completeExport(out: string) {
  const move = (from: string, to: string) => {
    if (!existsSync(path.join(out, from))) throw new NextOutputError(from, 'this file or folder', 'none');
    renameSync(path.join(out, from), path.join(out, to));
  };
  for (const section of sectionNames) {
    const own = `${section}/404`;
    if (sections[section] === 'redirect')
      writeFileSync(path.join(out, `${own}.html`), redirectPage(route(section as RouteId)));
    else move(`${own}/index.html`, `${own}.html`);
    rmSync(path.join(out, own), { recursive: true, force: true });
  }
  move(`${anySection}/404/index.html`, '404.html');
  // Next also exports its own 404 page at addresses that would answer 200.
  for (const extra of ['404', '_not-found', anySection])
    rmSync(path.join(out, extra), { recursive: true, force: true });
  move(screenFolders.exported, screenFolders.served);
  for (const page of unexported) rmSync(path.join(out, page), { recursive: true });
  // The first page of the index is the blog's own page; app/resources/blog says why these are exported.
  const extra = indexPaths().length > 1 ? 'page/1' : 'page';
  rmSync(path.join(out, blogPath, extra), { recursive: true, force: true });
  for (const file of filesIn(out, '.txt').map((name) => path.join(out, name))) {
    if (path.basename(file) === serverPayload) rmSync(file);
    else if (/^(index|__next\..*)\.txt$/.test(path.basename(file)))
      writeFileSync(file, finishPayload(readFileSync(file, 'utf8')));
  }
  for (const [alias, to] of redirects()) {
    const folder = path.join(out, alias);
    if (existsSync(path.join(folder, 'index.html'))) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), redirectPage(to));
  }
}
