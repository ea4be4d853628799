import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix, resolve } from 'node:path';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { contentType, fileHeaders, hashedFolder, hashedHeaders } from './hosts/headers';

/** Sets what sirv does not: content types with their charset, and the caching of files with a hash in their name. */
function setHeaders(response: http.ServerResponse, path: string) {
  const type = contentType(extname(path).slice(1));
  if (type) response.setHeader('Content-Type', type);
  if (path.includes(hashedFolder)) response.setHeaders(new Headers(hashedHeaders));
}

/**
 * `notFound` is the 404.html that answers an unknown path: the root's or the one nearest to the path. Hosts differ in this.
 * Port 0 picks a free port. Without a host the server listens on every address of the machine.
 */
type Options = { root: string; notFound?: 'root' | 'nearest'; port?: number; host?: string };

/**
 * A static server for `npm start` and the tests. sirv finds and sends the files; this project decides on the slash
 * redirect and the 404 page.
 */
export async function createServer({ root, notFound = 'root', port = 0, host }: Options) {
  const folder = resolve(root);
  const sendNotFound = (response: http.ServerResponse, path: string) => {
    let nearest = notFound === 'nearest' ? path : '/';
    while (nearest.length > 1 && !existsSync(join(folder, nearest, '404.html'))) nearest = posix.dirname(nearest);
    const page = join(folder, nearest, '404.html');
    response.writeHead(404, { 'Content-Type': contentType('html'), 'Cache-Control': fileHeaders['Cache-Control'] });
    response.end(existsSync(page) ? readFileSync(page) : 'Not Found');
  };
  // With `dev` sirv reads the disk at each request: the export may be rebuilt while it is served.
  const sendFile = sirv(folder, { dev: true, etag: true, gzip: true, brotli: true, extensions: [], setHeaders });
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!['GET', 'HEAD'].includes(request.method ?? '')) return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    // As a browser reads a link: dot segments resolved, repeated slashes joined.
    const { pathname, search } = new URL(request.url?.replace(/^[/\\]+/, '/') ?? '/', 'http://localhost');
    const encoded = pathname.replace(/\/{2,}/g, '/');
    const decoded = querystring.unescape(encoded);
    // Dotfiles (host configuration), and the backslash, which separates folders on Windows.
    if (/\\|\/\.(?!well-known\/)/.test(decoded)) return sendNotFound(response, encoded);
    // sirv throws on some ranges and misreads others: every request gets the whole file, as RFC 9110 allows.
    delete request.headers.range;
    // A rebuild may remove a file between sirv's look-up and its read.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    request.url = encoded.endsWith('/') ? `${encoded}index.html` : encoded;
    return sendFile(request, response, () => {
      const isFolder = !decoded.endsWith('/') && existsSync(join(folder, decoded, 'index.html'));
      if (isFolder) response.writeHead(301, { Location: `${encoded}/${search}` }).end();
      else sendNotFound(response, decoded);
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
