import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
type Options = { method?: string; headers?: Record<string, string> };

/** Sends the path unchanged, follows no redirect and decodes no body. */
export const ask = (origin: string, path: string, { method = 'GET', headers = {} }: Options = {}) =>
  new Promise<Answer>((done, fail) => {
    const { hostname, port } = new URL(origin);
    const request = http.request(
      { hostname, port, path, method, headers, agent: false, timeout: 10_000 },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
        response.on('error', fail);
      },
    );
    request.on('timeout', () => request.destroy(new Error(`no answer to ${path} within 10 seconds`)));
    request.on('error', fail);
    request.end();
  });

/** Follows at most one redirect within the site. */
export async function visit(origin: string, path: string): Promise<Answer> {
  const first = await ask(origin, path);
  return [301, 302, 307, 308].includes(first.status) ? ask(origin, locationOf(origin, path, first)) : first;
}

/** The target of a redirect: a path of this site, or the full URL of another site. */
export function locationOf(origin: string, path: string, { headers }: Answer): string {
  const url = new URL(headers.location ?? '', origin + path);
  return url.origin === origin ? url.pathname + url.search : url.href;
}

export function decoded({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
