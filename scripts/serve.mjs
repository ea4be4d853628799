import http from 'node:http';
import { join, resolve } from 'node:path';
import { findFile, findNotFoundPage, parseTarget } from './lib/static-path.mjs';
import { sendFile } from './lib/static-send.mjs';

/**
 * A plain static host for the export, for `npm start` and the tests: it adds nothing that a host with no
 * configuration would not do, except the choice of the error page.
 *
 * @param {object} options
 * @param {string} options.root folder to serve
 * @param {'root' | 'nearest' | 'none'} [options.notFound] which 404.html answers an unknown path
 * @param {number} [options.port] 0 takes a free one
 * @param {string} [options.host] address to listen on; all of the machine's when left out
 * @returns {Promise<{server: http.Server, port: number, url: string, close: () => Promise<void>}>} once it listens
 */
export async function createServer({ root, notFound = 'root', port = 0, host }) {
  const folder = resolve(root);
  const server = http.createServer((request, response) => {
    respond(folder, notFound, request, response).catch(() => endWithText(response, 404, 'Not Found'));
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  const close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const actual = server.address().port;
  return { server, port: actual, url: `http://localhost:${actual}`, close };
}

async function respond(root, notFound, request, response) {
  if (!['GET', 'HEAD'].includes(request.method)) {
    response.setHeader('Allow', 'GET, HEAD');
    return endWithText(response, 405, 'Method Not Allowed');
  }
  const { ok, segments, folder, query } = parseTarget(request.url);
  const path = join(root, ...segments);
  if (ok) {
    const file = await findFile(folder ? join(path, 'index.html') : path);
    if (file) return sendFile(request, response, file);
    if (!folder && (await findFile(join(path, 'index.html')))) {
      response.setHeader('Location', `/${segments.map(encodeURIComponent).join('/')}/${query}`);
      return endWithText(response, 301, 'Moved Permanently');
    }
  }
  const page = await findNotFoundPage(root, segments, notFound);
  return page ? sendFile(request, response, page, 404) : endWithText(response, 404, 'Not Found');
}

function endWithText(response, status, text) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length });
  return response.end(response.req.method === 'HEAD' ? undefined : text);
}
