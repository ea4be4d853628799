import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import './export/environment';
import './export/base-path';
import { checkContent } from './check/content';
import { reportContent, sampleBanner } from './check/report';
import { step } from './export/step';

/**
 * `npm run build`: checks the content, brings the pictures up to date, exports the site and finishes it.
 * Everything happens in `out.new`, which takes the place of `out` only when all of it has worked.
 * SITE_OUT_DIR puts it elsewhere below the project; BASE_PATH and SITE_ENV=preview are told of in deploy/README.md.
 */
const final = process.env.SITE_OUT_DIR ?? 'out';
const target = `${final}.new`;

/** Whoever failed has said why. */
const stop = () => {
  console.error(existsSync(final) ? `\nNothing was built: ${final} is as it was.\n` : '\nNothing was built.\n');
  process.exit(1);
};

/** Brings the pictures up to date in a process of its own: what it said, and whether it worked. */
async function makePictures(): Promise<{ stdout: string; stderr: string; ok: boolean }> {
  try {
    const said = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/images/run.ts']);
    return { ...said, ok: true };
  } catch (error) {
    return { ...(error as { stdout: string; stderr: string }), ok: false };
  }
}

rmSync(target, { recursive: true, force: true });
const content = await step('content and pictures', async () => {
  // Side by side, since neither needs the other; the content speaks first, and alone where it has problems.
  const pictures = makePictures();
  const found = await checkContent(process.cwd());
  const { text, ok } = reportContent(found);
  console[ok ? 'log' : 'error'](text);
  const made = await pictures;
  if (!ok) stop();
  process.stdout.write(made.stdout);
  process.stderr.write(made.stderr);
  if (!made.ok) stop();
  return found;
});

// Loaded only now: it reads the content as it is loaded, and would speak of its problems in its own words.
const { buildSite } = await import('./export/site');
if (!(await buildSite(target))) stop();
rmSync(final, { recursive: true, force: true });
renameSync(target, final);
console.log(sampleBanner(content));
