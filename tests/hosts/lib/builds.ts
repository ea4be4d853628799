import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { edit } from '../../content/copy';
import { notice } from '../../content/notice';
import { copyTree } from '../../lib/tree';

/*
 * Further exports for the tests. recipes.test.ts builds the changed one, so only tests that run after it may read it:
 * *.browser.ts here, and tests/engines. run.ts builds the others with TEST_FULL=1.
 */
export const changed = { folder: '.cache/hosts/changed' };
export const belowBase = { folder: '.cache/hosts/below-base', base: '/projects/site' };
export const preview = { folder: '.cache/hosts/preview' };

/** Builds in a copy of the project, since Next allows one build at a time in a folder. */
async function build(folder: string, env: Record<string, string>, change: (copy: string) => void = () => {}) {
  const copy = copyTree(path.basename(folder));
  change(copy);
  // Without the setup of `npm run build`: the copy uses the project's packages and has no lock file.
  const child = spawn(process.execPath, [path.resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/export.ts'], {
    cwd: copy,
    env: { ...process.env, SITE_OUT_DIR: 'out', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const status = await new Promise((done) => child.once('close', done));
  if (status !== 0) throw new Error(`the build with ${JSON.stringify(env)} failed:\n${output}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(copy, 'out'), folder, { recursive: true });
  rmSync(copy, { recursive: true });
}

/** The site below a path, as on a project page of GitHub; its contact form is one for Netlify. */
export const buildBelowBase = () =>
  build(belowBase.folder, { BASE_PATH: belowBase.base }, (copy) => {
    const sending = `sending: { kind: 'netlify' },\n  notice: ${JSON.stringify(notice)},`;
    edit(copy, 'content/contact.ts', /sending: \{[^}]*\},/, sending);
  });

/** A preview, closed to search engines. */
export const buildPreview = () => build(preview.folder, { SITE_ENV: 'preview' });

/** Lets the pages of a copy count visits (deploy/README.md). */
export const countVisits = (copy: string) =>
  edit(copy, 'content/site.ts', /analytics: \{[^}]*\}/, "analytics: { path: '/visits' }");

/** Changes a script of a copy, so that a page shows which build its scripts are of. */
export const markScripts = (copy: string) =>
  appendFileSync(
    path.join(copy, 'components/islands/toggle.tsx'),
    "\nif (typeof document !== 'undefined') document.documentElement.dataset.build = 'changed';\n",
  );
