import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../scripts/lib/files';
import { cache, installed } from './machine';

const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': "export default { output: 'export', trailingSlash: true, devIndicators: false };",
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx':
    "export const metadata = { title: 'Empty', description: 'Nothing.' };\nexport default () => <main><h1>Empty</h1></main>;",
};

/** A route of `count` pages, each with one heading. */
const dynamicRoute = (count: number) => `export const dynamicParams = false;
export const generateStaticParams = () => Array.from({ length: ${count} }, (_, index) => ({ page: \`page-\${index + 1}\` }));
export default async ({ params }) => <main><h1>{(await params).page}</h1></main>;`;

/** Writes a Next app of one page, plus `others` more. */
export function writeEmpty(folder: string, others = 0) {
  writeFiles(folder, { ...files, ...(others > 0 && { 'app/[page]/page.jsx': dynamicRoute(others) }) });
}

export const nextBuildArguments = [path.resolve('node_modules/next/dist/bin/next'), 'build'];

/**
 * Exports an app of one page with one heading, with this project's Next and React: the cost of the framework itself.
 * It is built once for each version of them and kept in `.cache/bench`.
 *
 * @returns the folder of the export
 */
export function buildEmpty(log: (line: string) => void): string {
  const folder = path.join(cache, `empty-${installed('next')}-${installed('react')}`);
  const out = path.join(folder, 'out');
  if (existsSync(path.join(out, 'index.html'))) return out;
  log('Building an empty Next export');
  rmSync(folder, { recursive: true, force: true });
  writeEmpty(folder);
  execFileSync(process.execPath, nextBuildArguments, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return out;
}
