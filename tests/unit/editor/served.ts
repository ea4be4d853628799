import { rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { afterAll } from 'vitest';
import { WebSocketServer } from 'ws';
import { createApi } from '../../../editor/server/api';
import { createGuard } from '../../../editor/server/guard';
import { master } from '../../../editor/server/pictures';
import { createProxy } from '../../../editor/server/proxy';
import { createHandlers, listen } from '../../../editor/server/server';
import { Editor } from '../../../editor/write/change';
import { findFreePort } from '../../../scripts/lib/port';
import { copyForEditor } from './copy';

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer; host?: string };

/** Serves the editor for a copy of the content until the tests of the file have ended. */
export async function serveCopy() {
  const root = copyForEditor();
  /** Replaces `next dev`: returns the requested path, host and origin. */
  const site = http.createServer(({ url, headers }, response) =>
    response.end(`page ${url} ${headers.host} ${headers.origin ?? ''}`),
  );
  const sockets = new WebSocketServer({ server: site });
  sockets.on('connection', (socket) => socket.send('hot'));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const port = await findFreePort();
  const guard = createGuard(port);
  const api = createApi(new Editor(root));
  const handlers = createHandlers({
    guard,
    proxy: createProxy((site.address() as net.AddressInfo).port),
    api,
    shell: '<title>Edit</title>',
    files: (name) => (name.startsWith('master/') ? master(root, name.slice(7)) : undefined),
    events: (response) => response.end(),
  });
  const server = await listen(handlers, port);
  afterAll(() => {
    server.close();
    sockets.close();
    site.close();
    rmSync(root, { recursive: true });
  });

  const own = () => ({ host: `localhost:${port}`, cookie: guard.setCookie.split(';')[0] ?? '' });
  function ask(url: string, { method = 'GET', headers = {}, body, host = '127.0.0.1' }: Sent = {}) {
    return new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>((done, fail) => {
      const request = http.request({ host, port, path: url, method, headers: { ...own(), ...headers } }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.once('end', () => done({ status: response.statusCode ?? 0, text, headers: response.headers }));
      });
      request.once('error', fail);
      request.end(body);
    });
  }
  const call = (name: string, value: unknown, headers: Record<string, string> = {}) =>
    ask(`/__edit/api/${name}`, {
      method: 'POST',
      headers: { 'x-edit-token': guard.token, origin: `http://localhost:${port}`, ...headers },
      body: JSON.stringify(value),
    });
  /** The status line of the response to a WebSocket handshake. */
  function upgrade(headers: Record<string, string>) {
    return new Promise<string>((done) => {
      const socket = net.connect(port, '127.0.0.1');
      const lines = Object.entries({
        ...own(),
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      });
      socket.write(
        `GET /_next/webpack-hmr HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
      );
      socket.once('data', (data) => {
        done(String(data).split('\r\n')[0] ?? '');
        socket.destroy();
      });
    });
  }
  return { root, port, guard, api, handlers, server, sockets, own, ask, call, upgrade };
}
