import { existsSync, renameSync, rmSync } from 'node:fs';
import './export/environment';
import type { Prepared } from './export/prepare';
import { step } from './export/step';
import { runNode } from './lib/run-node';

/**
 * `npm run build`: checks the content, updates the pictures, exports the site and post-processes the exported pages.
 * All files are written to `out.new`, which replaces `out` only after every step has succeeded.
 * SITE_OUT_DIR names another folder below the project; deploy/README.md describes BASE_PATH and SITE_ENV=preview.
 */
const final = process.env.SITE_OUT_DIR || 'out';
const target = `${final}.new`;

/** Ends the build after an error that has been printed. */
const stop = () => {
  rmSync(target, { recursive: true, force: true });
  console.error(existsSync(final) ? `\nNothing was built: ${final} is as it was.\n` : '\nNothing was built.\n');
  process.exit(1);
};

/** Ends the build after any other error. */
const fail = (error: Error) => {
  console.error(`\n${error.stack}`);
  stop();
};

/** Runs a script in a process of its own, so that its memory is freed when it ends. */
const run = (script: string) => runNode(['--import', 'tsx', script]);

rmSync(target, { recursive: true, force: true });
const banner = await step('content and pictures', async () => {
  const checked = await run('scripts/export/prepare.ts');
  if (!checked.ok) throw new Error(`scripts/export/prepare.ts failed:\n${checked.output}`);
  // A content module may print lines before.
  const { text, ok, banner } = JSON.parse(checked.stdout.trim().split('\n').at(-1) ?? '') as Prepared;
  console[ok ? 'log' : 'error'](text);
  if (!ok) stop();
  const updated = await run('scripts/images/run.ts');
  console[updated.ok ? 'log' : 'error'](updated.ok ? updated.output : `\n${updated.output}`);
  if (!updated.ok) stop();
  return banner;
}).catch(fail);

// Imported after the check: these modules read the content on import, and would throw errors of their own on invalid
// content. `site` is imported after Next has ended, so that both do not need memory at the same time.
const { nextBuild } = await import('./export/next-build');
if (!(await step('pages', () => nextBuild(target)).catch(fail))) stop();
const { finishSite } = await import('./export/site');
await finishSite(target).catch(fail);
rmSync(final, { recursive: true, force: true });
renameSync(target, final);
console.log(banner);
