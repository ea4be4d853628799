import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aliases, type RouteId, sections } from '../../content/routes';
import { screens } from '../../content/screens';
import { asset } from '../../lib/asset';
import { pathOf, route } from '../../lib/href';
import { absolute, pageTitle } from '../../lib/metadata';
import { blogPath } from '../../lib/posts';
import { anySection, sectionNames } from '../../lib/sections';

/** Next's copy of every payload, which its own server reads and no script of a page asks for. */
export const unasked = '__next._full.txt';
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page that forwards at once, without scripts, and with a link for those whom it does not. */
function forwardPage(to: RouteId): string {
  const href = escapeHtml(asset(pathOf(to)));
  const { title, label } = route(to);
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(pageTitle(title))}</title>
<link rel="canonical" href="${escapeHtml(absolute(pathOf(to)))}">
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body>
<main>
<h1>${escapeHtml(label)}</h1>
<p>${escapeHtml(screens.fallback.forward)}</p>
<p><a href="${href}">${escapeHtml(label)}</a></p>
</main>
</body>
</html>
`;
}

/**
 * What the export cannot place itself: the forwarding pages, and each section's 404 page where hosts look for the
 * nearest one. On a disk that folds letter case an alias may be the page itself: that is left alone.
 */
export function placePages(out: string) {
  for (const section of sectionNames) {
    const own = path.join(out, section, '404');
    if (sections[section] === 'forward') writeFileSync(`${own}.html`, forwardPage(section as RouteId));
    else renameSync(path.join(own, 'index.html'), `${own}.html`);
    rmSync(own, { recursive: true, force: true });
  }
  renameSync(path.join(out, anySection, '404/index.html'), path.join(out, '404.html'));
  // Next exports its own 404 page as pages too, which would answer 200.
  for (const extra of ['404', '_not-found', anySection])
    rmSync(path.join(out, extra), { recursive: true, force: true });
  // The first page of the index stands at the blog's own address (app/resources/blog/page says why it is exported).
  rmSync(path.join(out, blogPath, 'page/1'), { recursive: true, force: true });
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (path.basename(file) === unasked) rmSync(path.join(out, file));
  for (const [alias, to] of Object.entries(aliases)) {
    const folder = path.join(out, alias);
    if (existsSync(path.join(folder, 'index.html'))) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), forwardPage(to));
  }
}
