import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix, resolve } from 'node:path';
import sirv from 'sirv';
import { contentType, fileHeaders, hashedFolder, hashedHeaders } from './hosts/headers';

/** The 404.html that answers an unknown path: the root's or the one nearest to the path. Hosts differ in this. */
type NotFound = 'root' | 'nearest';

/**
 * Reads a request target as a browser reads a link: dot segments resolved, repeated slashes joined. `hidden` marks
 * dotfiles (host configuration) and the backslash, which separates folders on Windows.
 */
function parseTarget(target: string) {
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
function setHeaders(response: http.ServerResponse, path: string) {
  const type = contentType(extname(path).slice(1));
  if (type) response.setHeader('Content-Type', type);
  if (path.includes(hashedFolder)) response.setHeaders(new Headers(hashedHeaders));
}

function sendNotFound(response: http.ServerResponse, root: string, path: string, notFound: NotFound) {
  let folder = notFound === 'nearest' ? path : '/';
  while (folder !== '/' && !existsSync(join(root, folder, '404.html'))) folder = posix.dirname(folder);
  const page = join(root, folder, '404.html');
  const [type, text] = existsSync(page) ? ['html', readFileSync(page)] : ['plain', 'Not Found'];
  response.writeHead(404, {
    'Content-Type': `text/${type}; charset=utf-8`,
    'Cache-Control': fileHeaders['Cache-Control'],
  });
  response.end(text);
}

/** Port 0 picks a free port. Without a host the server listens on every address of the machine. */
type Options = { root: string; notFound?: NotFound; port?: number; host?: string };

/**
 * A static server for `npm start` and the tests. sirv finds and sends the files; this project decides on the slash
 * redirect and the 404 page.
 */
export async function createServer({ root, notFound = 'root', port = 0, host }: Options) {
  const folder = resolve(root);
  // With `dev` sirv reads the disk at each request: the export may be rebuilt while it is served.
  const sendFile = sirv(folder, { dev: true, etag: true, gzip: true, brotli: true, extensions: [], setHeaders });
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!['GET', 'HEAD'].includes(request.method ?? '')) return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const { encoded, decoded, search, hidden } = parseTarget(request.url ?? '/');
    if (hidden) return sendNotFound(response, folder, decoded, notFound);
    // sirv throws on some ranges and misreads others: every request gets the whole file, as RFC 9110 allows.
    delete request.headers.range;
    // A rebuild may remove a file between sirv's look-up and its read.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    request.url = encoded.endsWith('/') ? `${encoded}index.html` : encoded;
    return sendFile(request, response, () => {
      const isFolder = !decoded.endsWith('/') && existsSync(join(folder, decoded, 'index.html'));
      if (isFolder) response.writeHead(301, { Location: `${encoded}/${search}` }).end();
      else sendNotFound(response, folder, decoded, notFound);
    });
  };
  const server = http.createServer((request, response) => respond(request, response).catch(() => response.destroy()));
  await once(server.listen(port, host), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  const close = () => {
    server.close().closeAllConnections();
    return once(server, 'close');
  };
  return { port: actual, url: `http://localhost:${actual}`, close };
}
