import http from 'node:http';
import { createServer } from '../../scripts/serve';
import { out } from '../lib/export';

/**
 * Runs in each page and reports its errors to the server, because WebKit's driver has no access to the console. It is
 * the first element of the head, before the Content-Security-Policy, which would block it.
 */
function reporter() {
  const reports: Promise<unknown>[] = [];
  const report = (...words: unknown[]) =>
    reports.push(fetch('/faults', { method: 'POST', body: words.map(String).join(' '), keepalive: true }));
  for (const level of ['error', 'warn'] as const) {
    const native = console[level];
    console[level] = (...words) => {
      report(`console.${level}:`, ...words);
      native(...words);
    };
  }
  // A navigation aborts pending requests; they are not errors.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  addEventListener(
    'error',
    (event) => {
      const { message, target } = event as ErrorEvent;
      const { currentSrc, src, href } = target as Partial<HTMLImageElement & HTMLLinkElement>;
      if (message) report(`thrown: ${message}`);
      else if (!leaving) report(`not loaded: ${currentSrc || src || href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => report('rejected:', event.reason));
  addEventListener('securitypolicyviolation', (event) => report('policy:', event.violatedDirective, event.blockedURI));
  Object.assign(window, { allReported: () => Promise.all(reports) });
}

/** Serves the export and collects in `faults` the errors of its pages and the failed requests. */
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
    response.end(page ? String(body).replace('<head>', `<head><script>(${reporter})()</script>`) : body);
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
