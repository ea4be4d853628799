import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { edit } from '../../content/copy';
import { notice } from '../../content/notice';
import { copyTree } from '../../lib/tree';

/* Further exports for the tests: recipes.test.ts builds the changed one, run.ts the one below a base path with TEST_FULL=1. */

export const belowBase = { folder: '.cache/hosts/below-base', base: '/projects/site' };
export const changed = { folder: '.cache/hosts/changed' };

/**
 * The site below a path, as on a project page of GitHub; its contact form is one for Netlify. It is built in a copy of the
 * project, since Next allows one build at a time in a folder.
 */
export async function buildBelowBase() {
  const { folder, base } = belowBase;
  const copy = copyTree(path.basename(folder));
  const sending = `sending: { kind: 'netlify' },\n  notice: ${JSON.stringify(notice)},`;
  edit(copy, 'content/contact.ts', /sending: \{[^}]*\},/, sending);
  // Without the setup of `npm run build`: the copy uses the project's packages and has no lock file.
  const child = spawn(process.execPath, [path.resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/export.ts'], {
    cwd: copy,
    env: { ...process.env, SITE_OUT_DIR: 'out', BASE_PATH: base },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const status = await new Promise((done) => child.once('close', done));
  if (status !== 0) throw new Error(`the build below ${base} failed:\n${output}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(copy, 'out'), folder, { recursive: true });
  rmSync(copy, { recursive: true });
}

/** Lets the pages of a copy count visits (deploy/README.md). */
export const countVisits = (copy: string) =>
  edit(copy, 'content/site.ts', /analytics: \{[^}]*\}/, "analytics: { path: '/visits' }");

/** Changes a script of a copy, so that a page shows which build its scripts are of. */
export const markScripts = (copy: string) =>
  appendFileSync(
    path.join(copy, 'components/islands/toggle.tsx'),
    "\nif (typeof document !== 'undefined') document.documentElement.dataset.build = 'changed';\n",
  );
