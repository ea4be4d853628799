import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import './export/environment';
import './export/base-path';
import { checkContent } from './check/content';
import { reportContent, sampleBanner } from './check/report';
import { step } from './export/step';

/**
 * `npm run build`: checks the content, updates the pictures, exports the site and finishes the exported pages.
 * All files are written to `out.new`, which replaces `out` only after every step has succeeded.
 * SITE_OUT_DIR names another folder below the project; deploy/README.md describes BASE_PATH and SITE_ENV=preview.
 */
const final = process.env.SITE_OUT_DIR || 'out';
const target = `${final}.new`;

/** Ends the build after an error that has been printed. */
const stop = () => {
  console.error(existsSync(final) ? `\nNothing was built: ${final} is as it was.\n` : '\nNothing was built.\n');
  process.exit(1);
};

/** Updates the pictures in a process of its own; returns its output. */
async function updatePictures(): Promise<{ stdout: string; stderr: string; ok: boolean }> {
  try {
    const output = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/images/run.ts']);
    return { ...output, ok: true };
  } catch (error) {
    return { ...(error as { stdout: string; stderr: string }), ok: false };
  }
}

rmSync(target, { recursive: true, force: true });
const content = await step('content and pictures', async () => {
  // In parallel. The report on the content is printed first. If it has problems, the report on the pictures is not.
  const pictures = updatePictures();
  const found = await checkContent(process.cwd());
  const { text, ok } = reportContent(found);
  console[ok ? 'log' : 'error'](text);
  const updated = await pictures;
  if (!ok) stop();
  process.stdout.write(updated.stdout);
  process.stderr.write(updated.stderr);
  if (!updated.ok) stop();
  return found;
});

// Imported only now: it reads the content on import, and would throw errors of its own on invalid content.
const { buildSite } = await import('./export/site');
if (!(await buildSite(target))) stop();
rmSync(final, { recursive: true, force: true });
renameSync(target, final);
console.log(sampleBanner(content));
