import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { lookup, mimes } from 'mrmime';

/** @typedef {'root' | 'nearest' | 'none'} NotFound */

mimes.ico = 'image/x-icon';

/**
 * Reads a request target as a browser reads a link: dot segments resolved, repeated slashes joined. `hidden` marks
 * dotfiles (host configuration) and the backslash, which separates folders on Windows.
 *
 * @param {string} target
 */
export function parseTarget(target) {
  const address = target.replace(/^[/\\]+/, '/');
  const base = 'http://localhost';
  const { pathname, search } = new URL(URL.canParse(address, base) ? address : '/.unreadable', base);
  const encoded = pathname.replace(/\/{2,}/g, '/');
  let decoded = encoded;
  try {
    decoded = decodeURI(encoded);
  } catch {
    // sirv leaves a malformed escape as it is, too.
  }
  return { encoded, decoded, search, hidden: /\\|\/\.(?!well-known\/)/.test(decoded) };
}

/**
 * What sirv does not set: the charset of text, and that files with a hash in their name never change.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 */
export function setHeaders(response, path) {
  const type = lookup(path) ?? '';
  if (type.startsWith('text/')) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  if (path.includes('/_next/static/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

/**
 * Answers with the root's 404.html, the one nearest to the path, or none.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} root
 * @param {string} path
 * @param {NotFound} notFound
 */
export function sendNotFound(response, root, path, notFound) {
  let folder = notFound === 'nearest' ? path : '/';
  while (folder !== '/' && !existsSync(join(root, folder, '404.html'))) folder = posix.dirname(folder);
  const page = notFound === 'none' ? '' : join(root, folder, '404.html');
  const type = `text/${existsSync(page) ? 'html' : 'plain'}; charset=utf-8`;
  response.writeHead(404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(existsSync(page) ? readFileSync(page) : 'Not Found');
}
