import type { Page } from 'playwright/test';
import { integrityOf } from '../../../scripts/build/integrity';

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
    seen.faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) seen.origins.add(new URL(request.url()).origin);
  });
  return seen;
}

/** Waits until scripts have run: they replace the menu's <details> with a button. */
export const interactive = (page: Page) => page.waitForSelector('button.toggle', { state: 'attached' });

/** Scripts of the page whose integrity is missing or does not match their file. */
export async function integrityFaults(page: Page, folder: string, base = ''): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src }) => src)
      .map(({ src, integrity }) => ({ path: new URL(src).pathname, integrity })),
  );
  if (scripts.length === 0) return ['the page has no script at all'];
  return scripts
    .filter(({ path, integrity }) => integrity !== integrityOf(folder, path.slice(base.length + 1)))
    .map(({ path, integrity }) => `${path} has ${integrity || 'no integrity'}`);
}
