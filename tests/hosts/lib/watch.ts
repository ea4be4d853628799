import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { readPayload } from '../../lib/payload';

export { hydrate } from '../../browser/site';

export type Watch = { faults: string[]; origins: Set<string> };

/** Collects policy violations, errors, warnings and the origins of all requests. */
export async function watch(page: Page): Promise<Watch> {
  const seen: Watch = { faults: [], origins: new Set() };
  await page.exposeFunction('reportViolation', (text: string) => seen.faults.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${location.pathname}: ${violatedDirective} blocks ${blockedURI} from ${sourceFile}`);
    });
  });
  page.on('pageerror', (error) => seen.faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Chromium logs the status of a 404 page that is tested.
    if (message.text().includes('status of 404') && message.location().url === page.url()) return;
    // These servers do not count the visits of the changed build.
    if (message.location().url.includes('/visits?')) return;
    seen.faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) seen.origins.add(new URL(request.url()).origin);
  });
  return seen;
}

/** Clicks the first link to a path, which may be below a base path. */
export const clickLink = (page: Page, path: string) =>
  page.evaluate((end) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => one.pathname.endsWith(end));
    if (!link) throw new Error(`no link to ${end}`);
    link.click();
  }, path);

const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * Scripts that the page itself names and that have no SRI hash, or not that of their file. Those that Next adds later,
 * for islands of further pages, have none.
 */
export async function integrityFaults(page: Page, folder: string, base = ''): Promise<string[]> {
  const { scripts, payload } = await page.evaluate(async () => {
    const address = document.querySelector<HTMLScriptElement>('script[data-src]')?.dataset.src ?? '';
    return {
      payload: await (await fetch(address)).text(),
      scripts: [...document.scripts]
        .filter(({ src }) => src)
        .map(({ src, integrity }) => ({ path: new URL(src).pathname, integrity })),
    };
  });
  const named = readPayload(payload)[2].map(([address]) => address);
  const own = scripts.filter(({ path: address }) => named.includes(address));
  if (own.length !== named.length) return [`the page has ${own.length} of the ${named.length} scripts that it names`];
  return own
    .filter(
      ({ path: address, integrity }) => integrity !== integrityOf(path.join(folder, address.slice(base.length + 1))),
    )
    .map(({ path: address, integrity }) => `${address} has ${integrity || 'no integrity'}`);
}
