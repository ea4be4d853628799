import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { site } from '../../../content/site';
import { elementsOf, parseHtml, property } from '../../../scripts/lib/html';
import { createServer } from '../../../scripts/serve';
import { values as recipeValues } from '../../content/recipes';

type Answer = (response: http.ServerResponse, fields: URLSearchParams) => void;
/** Where the form of the changed build sends. No test requests that origin: `sendTo` replaces it. */
const endpointOrigin = new URL(recipeValues.endpoint).origin;

export type Endpoint = {
  origin: string;
  /** The address to which the form sends. */
  address: string;
  /** What has arrived, in order. */
  received: { fields: URLSearchParams; headers: http.IncomingHttpHeaders }[];
  /** How it answers from now on. */
  answer: Answer;
  close: () => Promise<unknown>;
};

const say =
  (status: number, type: string, body: string): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };

/** The ways in which an endpoint may answer. */
export const answers = {
  ok: say(200, 'application/json', '{"ok":true}'),
  'a redirect back': (response, fields) => {
    response.writeHead(303, { Location: fields.get('_next') ?? '' }).end();
  },
  'a redirect elsewhere': (response) => {
    response.writeHead(303, { Location: '/thanks' }).end();
  },
  'an error message': say(400, 'application/json', '{"error":"This address bounces."}'),
  'too many': say(429, 'text/html', ''),
  'a server error': say(500, 'text/html', '<h1>Internal error</h1>'),
  'an invalid body': say(200, 'application/json', '\u0000{"<'),
  'a closed connection': (response) => response.destroy(),
  'no answer': () => {},
  'a slow answer': (response, fields) => setTimeout(() => answers.ok(response, fields), 16_000),
  'no CORS header': (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    response.end('{"ok":true}');
  },
} satisfies Record<string, Answer>;

/** An endpoint for forms: a plain Node server, which lets every origin read its answers. */
export async function startEndpoint(): Promise<Endpoint> {
  const server = http.createServer(async (request, response) => {
    if (request.method !== 'POST')
      return say(200, 'text/html', '<h1>Thanks from the endpoint</h1>')(response, new URLSearchParams());
    let body = '';
    for await (const part of request) body += part;
    const fields = new URLSearchParams(body);
    endpoint.received.push({ fields, headers: request.headers });
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    endpoint.answer(response, fields);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoint: Endpoint = {
    origin,
    address: recipeValues.endpoint.replace(endpointOrigin, origin),
    received: [],
    answer: answers.ok,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
  return endpoint;
}

/**
 * Makes the contact page of a staged export send to a running endpoint, and name the address at which it is served. The
 * content check accepts https addresses only, so this changes the built page and its payload file, and the hash of that file.
 */
export function sendTo(root: string, endpoint: string, origin: string) {
  const replaced = (text: string) => text.replaceAll(endpointOrigin, endpoint).replaceAll(site.url, origin);
  const page = path.join(root, 'contact/index.html');
  const html = readFileSync(page, 'utf8');
  const [, address = '', hash = ''] = /data-src="([^"]+)" data-integrity="([^"]+)"/.exec(html) ?? [];
  const payload = path.join(root, address);
  const text = replaced(readFileSync(payload, 'utf8'));
  const digest = createHash('sha256').update(text).digest('base64');
  writeFileSync(payload, text);
  writeFileSync(page, replaced(html).replace(hash, `sha256-${digest}`));
  for (const file of [page, payload]) for (const end of ['.br', '.gz']) rmSync(file + end, { force: true });
}

/** Serves an export; `take` may answer a request itself, by a status. */
export async function serveWith(
  folder: string,
  base: string,
  take: (request: http.IncomingMessage, fields: URLSearchParams) => number | undefined,
) {
  const files = await createServer({ root: folder, host: '127.0.0.1' });
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    let body = '';
    for await (const part of request) body += part;
    const status = take(request, new URLSearchParams(body));
    if (status) return response.writeHead(status).end();
    const file = await fetch(files.url + (request.url ?? '/').slice(base.length), { redirect: 'manual' });
    response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? '' });
    return response.end(Buffer.from(await file.arrayBuffer()));
  };
  const server = http.createServer((request, response) => {
    // A page that is left aborts its requests.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async () => {
    server.closeAllConnections();
    await Promise.all([files.close(), new Promise((done) => server.close(done))]);
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/**
 * A server that handles forms as Netlify does: it knows those that the HTML of the export marks with `data-netlify`, by
 * their name, and answers a POST that names one with the page at that path. Any other POST is 404.
 */
export async function startNetlify(folder: string, base: string) {
  const forms = elementsOf(parseHtml(readFileSync(path.join(folder, 'contact/index.html'), 'utf8')))
    .filter((form) => form.tagName === 'form' && property(form, 'dataNetlify') === 'true')
    .map((form) => property(form, 'name'));
  const received: URLSearchParams[] = [];
  const server = await serveWith(folder, base, ({ method }, fields) => {
    if (method !== 'POST') return undefined;
    if (!forms.includes(fields.get('form-name') ?? '')) return 404;
    received.push(fields);
    return undefined;
  });
  return { ...server, received };
}
