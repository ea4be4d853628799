import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cache, installed } from './machine';

const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': "export default { output: 'export', trailingSlash: true, devIndicators: false };",
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx':
    "export const metadata = { title: 'Empty', description: 'Nothing.' };\nexport default () => <main><h1>Empty</h1></main>;",
};

/**
 * What Next itself costs: an app of one page with one heading, exported by this project's own Next and React.
 * Built once a version; `.cache/bench` may be deleted at any time.
 *
 * @returns the folder of its export
 */
export function buildEmpty(log: (line: string) => void): string {
  const folder = path.join(cache, `empty-${installed('next')}-${installed('react')}`);
  const out = path.join(folder, 'out');
  if (existsSync(path.join(out, 'index.html'))) return out;
  log('Building an empty Next export');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `${text}\n`);
  }
  execFileSync(process.execPath, [path.resolve('node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return out;
}
