import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { endTransitions } from './site';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
type Axe = {
  run: (
    root: Document | string,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/**
 * Violations of WCAG 2.0 to 2.2 (A, AA) and of axe's best practices, one line each. No rule is off. CSS transitions end
 * first: halfway through one, axe measures the contrast of a color that no visitor reads.
 */
export async function axe(page: Page, where: string, root?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await endTransitions(page);
  const found = await page.evaluate(
    ([values, scope]) =>
      (window as unknown as { axe: Axe }).axe
        .run(scope ?? document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
        .then(({ violations }) =>
          violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`)),
        ),
    [tags, root] as const,
  );
  return found.map((line) => `${where}: ${line}`);
}
