import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { EditError } from '../source/error';
import { Conflict, OutsideContent } from '../write/files';
import type { Guard } from './guard';
import { HttpError, readBody, respond, sendJson, sendText } from './http';
import type { createProxy } from './proxy';

export type Api = Record<string, (body: Buffer, query: URLSearchParams) => Promise<unknown>>;
export type Files = (path: string) => { type: string; body: string | Buffer } | undefined;
type Options = {
  guard: Guard;
  proxy: ReturnType<typeof createProxy>;
  api: Api;
  /** The files below /__edit/. */
  files: Files;
  shell: string;
  /** Opens the event stream of changes on disk. */
  events: (response: ServerResponse) => void;
};

const prefix = '/__edit/';
const foreign = 'Only a browser that has opened the address printed by npm run edit can use this server.';

/** The request handlers: the layer and its API are below /__edit/, everything else comes from `next dev`. */
export function createHandlers({ guard, proxy, api, files, shell, events }: Options) {
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error) => {
      const status = statusOf(error);
      if (status === 500) console.error(error);
      // The rest of the body is not read.
      if (status === 413) response.setHeader('Connection', 'close');
      sendJson(response, status, { problems: [(error as Error).message] });
    });
  };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const name = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : undefined;
    if (!guard.isOwn(request)) throw new HttpError(403, foreign);
    if (name && guard.isToken(name)) {
      response.setHeader('Set-Cookie', guard.setCookie);
      response.setHeader('Referrer-Policy', 'no-referrer');
      return respond(response, 200, 'text/html; charset=utf-8', shell);
    }
    if (!guard.hasCookie(request)) throw new HttpError(403, foreign);
    if (name === undefined) return proxy.pass(request, response);
    if (name === 'events') return events(response);
    if (!name.startsWith('api/')) {
      const file = files(decodeURIComponent(name));
      return file ? respond(response, 200, file.type, file.body) : sendText(response, 404, 'Not found');
    }
    if (!guard.isToken(String(request.headers['x-edit-token']))) throw new HttpError(403, foreign);
    const call = Object.hasOwn(api, name.slice(4)) && api[name.slice(4)];
    if (!call || request.method !== 'POST') throw new HttpError(404, 'Not found');
    return sendJson(response, 200, await call(await readBody(request), url.searchParams));
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener, a client that resets the connection would end the process.
    socket.on('error', () => {});
    if (guard.isOwn(request) && request.headers.origin && guard.hasCookie(request))
      proxy.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  };
  return { onRequest, onUpgrade };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  if (error instanceof OutsideContent) return 403;
  if (error instanceof Conflict) return 409;
  return error instanceof EditError ? 422 : 500;
}

/** Listens on both loopback addresses, and on no other. */
export async function listen(handlers: ReturnType<typeof createHandlers>, port: number) {
  const open = (host: string) =>
    new Promise<http.Server>((done, fail) => {
      const server = http.createServer(handlers.onRequest).on('upgrade', handlers.onUpgrade);
      server.once('error', fail).listen(port, host, () => done(server));
    });
  const first = await open('127.0.0.1');
  // The machine may not have IPv6.
  const second = await open('::1').catch(() => undefined);
  return {
    addresses: [first, second].flatMap((server) => server?.address() ?? []),
    close: () => {
      for (const server of [first, second]) {
        server?.close();
        server?.closeAllConnections();
      }
    },
  };
}
