import http from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { createServer } from '../../scripts/serve';
import { out } from './export';

type Host = Awaited<ReturnType<typeof createServer>>;
export type Answer = { status: number; type: string; location?: string; body: string };

/**
 * Serves the export for the tests of one file. The returned function sends a path as it stands; fetch would
 * normalise it.
 */
export function host(notFound: 'root' | 'nearest' = 'root') {
  let site: Host;
  beforeAll(async () => {
    site = await createServer({ root: out, notFound });
  });
  afterAll(() => site.close());
  return (path: string, method = 'GET') =>
    new Promise<Answer>((done, fail) => {
      const request = http.request({ port: site.port, path, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { 'content-type': type = '', location } = response.headers;
          const body = Buffer.concat(parts).toString();
          done({ status: response.statusCode ?? 0, type, body, ...(location && { location }) });
        });
      });
      request.on('error', fail).end();
    });
}
