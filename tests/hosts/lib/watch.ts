import type { Page } from 'playwright/test';
import { integrityOf } from '../../../scripts/build/integrity';

export type Watch = { faults: string[]; origins: Set<string> };

/** Collects what a browser complains of: policy violations, errors and warnings, and whom it asks. */
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
    // The status of the page itself, where a 404 page is the subject.
    if (message.text().includes('status of 404') && message.location().url === page.url()) return;
    seen.faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) seen.origins.add(new URL(request.url()).origin);
  });
  return seen;
}

/** Scripts come after the page; it is alive once the menu's native disclosure has become a button. */
export const alive = (page: Page) => page.waitForSelector('button.toggle', { state: 'attached' });

/** Scripts of the page that carry no integrity, or another than their file has. */
export async function unsealed(page: Page, folder: string, base = ''): Promise<string[]> {
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
