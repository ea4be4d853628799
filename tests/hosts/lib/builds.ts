import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../../scripts/lib/exec.mjs';

/** Two more exports for the tests; tests/hosts/run.ts builds them. */
export const belowBase = { folder: '.cache/hosts/below-base', base: '/projects/site' };
const changedBrand = 'Changed Brand';
export const changed = { folder: '.cache/hosts/changed' };

function build(cwd: string, env: Record<string, string>) {
  const [npm, args] = npmCommand();
  const { status, stdout, stderr } = spawnSync(npm, [...args, 'run', 'build'], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run build with ${JSON.stringify(env)} failed:\n${stdout}\n${stderr}`);
}

/** The site below a base path, as on GitHub Pages. */
export function buildBelowBase() {
  build('.', { BASE_PATH: belowBase.base, SITE_OUT_DIR: belowBase.folder });
}

/** A later build with another brand in every page and another script, built as a preview (noindex). */
export function buildChanged() {
  const copy = '.cache/hosts/source';
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const parts = [
    'app',
    'art',
    'components',
    'content',
    'lib',
    'public',
    'scripts',
    'deploy',
    'next.config.mjs',
    'package.json',
    'postcss.config.mjs',
    'tailwind.config.ts',
    'tsconfig.json',
  ];
  for (const part of parts) cpSync(part, path.join(copy, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  const site = path.join(copy, 'content/site.ts');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/brand: '[^']*'/, `brand: '${changedBrand}'`));
  appendFileSync(
    path.join(copy, 'components/islands/toggle.tsx'),
    "\nif (typeof document !== 'undefined') document.documentElement.dataset.build = 'changed';\n",
  );
  build(copy, { SITE_ENV: 'preview', SITE_OUT_DIR: 'out' });
  rmSync(changed.folder, { recursive: true, force: true });
  cpSync(path.join(copy, 'out'), changed.folder, { recursive: true });
  rmSync(copy, { recursive: true, force: true });
  if (!existsSync(path.join(changed.folder, 'index.html'))) throw new Error(`${changed.folder} was not built.`);
}
