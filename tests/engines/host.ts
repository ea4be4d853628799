import http from 'node:http';
import { createServer } from '../../scripts/serve.mjs';
import { out } from '../lib/export';

/**
 * Tells the host what goes wrong in a page. It comes first in the head, before the policy that would forbid it:
 * WebKit says nothing of its console to a driver.
 */
function recorder() {
  const told: Promise<unknown>[] = [];
  const tell = (...words: unknown[]) =>
    told.push(fetch('/faults', { method: 'POST', body: words.map(String).join(' '), keepalive: true }));
  for (const level of ['error', 'warn'] as const) {
    const native = console[level];
    console[level] = (...words) => {
      tell(`console.${level}:`, ...words);
      native(...words);
    };
  }
  // A page that is left takes along what was still to come.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  addEventListener(
    'error',
    (event) => {
      const { message, target } = event as ErrorEvent;
      const { currentSrc, src, href } = target as Partial<HTMLImageElement & HTMLLinkElement>;
      if (message) tell(`thrown: ${message}`);
      else if (!leaving) tell(`not loaded: ${currentSrc || src || href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => tell('rejected:', event.reason));
  addEventListener('securitypolicyviolation', (event) => tell('policy:', event.violatedDirective, event.blockedURI));
  Object.assign(window, { allTold: () => Promise.all(told) });
}

/** The export on a plain host that keeps in `faults` what its pages and its answers had to complain of. */
export async function startHost() {
  const site = await createServer({ root: out });
  const faults: string[] = [];
  const server = http.createServer(async (request, response) => {
    if (request.url === '/faults') {
      for await (const text of request) faults.push(String(text));
      response.end();
      return;
    }
    const answer = await fetch(site.url + request.url, { redirect: 'manual' });
    if (answer.status >= 400) faults.push(`${answer.status}: ${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    const location = answer.headers.get('location');
    response.writeHead(answer.status, { 'Content-Type': type, ...(location && { Location: location }) });
    const body = Buffer.from(await answer.arrayBuffer());
    const page = type.startsWith('text/html');
    response.end(page ? String(body).replace('<head>', `<head><script>(${recorder})()</script>`) : body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await site.close();
  };
  return { url: `http://localhost:${port}`, faults, close };
}
