import { existsSync } from 'node:fs';
import http from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { parseTarget, sendNotFound, setHeaders } from './lib/static.mjs';

/**
 * A static server for `npm start` and the tests. sirv finds and sends the files; this project decides on the slash
 * redirect and the 404 page.
 *
 * @param {object} options
 * @param {string} options.root folder to serve
 * @param {import('./lib/static.mjs').NotFound} [options.notFound] which 404.html answers an unknown path
 * @param {number} [options.port] 0 picks a free port
 * @param {string} [options.host] address to listen on; every address of the machine by default
 * @returns {Promise<{server: http.Server, port: number, url: string, close: () => Promise<void>}>} once it listens
 */
export async function createServer({ root, notFound = 'root', port = 0, host }) {
  const folder = resolve(root);
  // With `dev` sirv reads the disk at each request: the export may be rebuilt while it is served.
  const sendFile = sirv(folder, { dev: true, etag: true, gzip: true, brotli: true, extensions: [], setHeaders });
  /** @type {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<unknown>} */
  const answer = async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method ?? '')) return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const { encoded, decoded, search, hidden } = parseTarget(request.url ?? '/');
    if (hidden) return sendNotFound(response, folder, decoded, notFound);
    // sirv throws on some ranges and misreads others: every request gets the whole file, as RFC 9110 allows.
    delete request.headers.range;
    // A rebuild may remove a file between sirv's look-up and its read.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    request.url = encoded.endsWith('/') ? `${encoded}index.html` : encoded;
    sendFile(request, response, () => {
      const isFolder = !decoded.endsWith('/') && existsSync(join(folder, decoded, 'index.html'));
      if (isFolder) response.writeHead(301, { Location: `${encoded}/${search}` }).end();
      else sendNotFound(response, folder, decoded, notFound);
    });
  };
  const server = http.createServer((request, response) => answer(request, response).catch(() => response.destroy()));
  await new Promise((done, fail) => server.once('error', fail).listen(port, host, () => done(null)));
  const actual = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  const close = async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
  return { server, port: actual, url: `http://localhost:${actual}`, close };
}
