import { afterAll, beforeAll } from 'vitest';
import { createServer } from '../../scripts/serve';
import { ask } from '../hosts/lib/request';
import { out } from './export';

type Host = Awaited<ReturnType<typeof createServer>>;

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
  return async (path: string, method = 'GET') => {
    const { status, headers, body } = await ask(site.url, path, { method });
    const { 'content-type': type = '', location } = headers;
    return { status, type, body: String(body), ...(location && { location }) };
  };
}
