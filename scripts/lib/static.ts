import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { cache, contentType, hashedFolder } from '../hosts/headers';

/** Which 404.html answers an unknown path: the root's, the one nearest to the path, or none. */
export type NotFound = 'root' | 'nearest' | 'none';

/**
 * Reads a request target as a browser reads a link: dot segments resolved, repeated slashes joined. `hidden` marks
 * dotfiles (host configuration) and the backslash, which separates folders on Windows.
 */
export function parseTarget(target: string) {
  const address = target.replace(/^[/\\]+/, '/');
  const base = 'http://localhost';
  const { pathname, search } = new URL(URL.canParse(address, base) ? address : '/.unreadable', base);
  const encoded = pathname.replace(/\/{2,}/g, '/');
  let decoded = encoded;
  try {
    decoded = decodeURI(encoded);
  } catch {
    // Malformed percent-encoding stays as it is, as in sirv.
  }
  return { encoded, decoded, search, hidden: /\\|\/\.(?!well-known\/)/.test(decoded) };
}

/** Sets what sirv does not: content types with their charset, and the caching of files with a hash in their name. */
export function setHeaders(response: ServerResponse, path: string) {
  const type = contentType(extname(path).slice(1));
  if (type) response.setHeader('Content-Type', type);
  if (path.includes(hashedFolder)) response.setHeader(cache.header, cache.hashed);
}

export function sendNotFound(response: ServerResponse, root: string, path: string, notFound: NotFound) {
  let folder = notFound === 'nearest' ? path : '/';
  while (folder !== '/' && !existsSync(join(root, folder, '404.html'))) folder = posix.dirname(folder);
  const page = notFound === 'none' ? '' : join(root, folder, '404.html');
  const type = `text/${existsSync(page) ? 'html' : 'plain'}; charset=utf-8`;
  response.writeHead(404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(existsSync(page) ? readFileSync(page) : 'Not Found');
}
