import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import './build/base-path';
import { compressFiles } from './build/compress';
import { addPolicies } from './build/csp';
import { deferScripts } from './build/defer-scripts';
import { writeFeeds } from './build/feeds';
import { placeHostFiles } from './build/hosts';
import { finishPages, finishPayloads } from './build/html';
import { inlineStyles } from './build/inline-styles';
import { sealScripts } from './build/integrity';
import { drawCards } from './build/open-graph';
import { placePages } from './build/pages';
import { isPreview, keepOutOfSearch } from './build/preview';
import { placeSecurityTxt } from './build/security-txt';
import { writeSitemap } from './build/sitemap';
import { writeTextTwins } from './build/text-twins';
import { checkContent } from './check/content';
import { reportContent, sampleBanner } from './check/report';
import { sourceDate } from './lib/source-date';

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

const npx = (args: string[], env: Record<string, string> = {}) => {
  try {
    execFileSync('npx', ['--no-install', ...args], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
  } catch {
    stop();
  }
};

async function step<T>(title: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const made = await run();
  console.log(`· ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return made;
}

rmSync(target, { recursive: true, force: true });
const content = await step('content', () => checkContent(process.cwd()));
const { text, ok } = reportContent(content);
console[ok ? 'log' : 'error'](text);
if (!ok) stop();
await step('pictures', () => npx(['tsx', 'scripts/images/run.ts']));
// With room for young objects Next's processes collect them less often: a fifth less time a page.
const roomy = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');
await step('pages', () =>
  npx(['next', 'build'], { SITE_OUT: target, SITE_BUILD_ID: sourceDate().id, NODE_OPTIONS: roomy }),
);
await step('aliases and 404 pages', () => placePages(target));
// Order matters: whatever changes a page's scripts comes before the policy that hashes them.
await step('page finish', () => {
  const styles = inlineStyles(target);
  const { payload, seal } = sealScripts(target);
  finishPayloads(target, [styles.payload, payload]);
  finishPages(target, [
    deferScripts(target, styles.sheet, seal, [styles.payload, payload]),
    styles.page,
    ...(isPreview ? [keepOutOfSearch] : []),
    addPolicies(target),
  ]);
});
await step('preview pictures', () => drawCards(target));
// The last two tell what the finished pages say of themselves.
await step('feeds, sitemap and text twins', () =>
  Promise.all([writeFeeds(target), writeSitemap(target), writeTextTwins(target)]),
);
await step('host files', () => {
  placeHostFiles(target);
  placeSecurityTxt(target);
});
// After everything that writes a file.
await step('compressed copies', () => compressFiles(target));

if (!existsSync(target)) throw new Error(`next build wrote no ${target}.`);
rmSync(final, { recursive: true, force: true });
renameSync(target, final);
console.log(sampleBanner(content));
