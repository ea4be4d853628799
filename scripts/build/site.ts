import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sourceDate } from '../lib/source-date';
import { compressFiles } from './compress';
import { addPolicies } from './csp';
import { deferScripts } from './defer-scripts';
import { writeFeeds } from './feeds';
import { placeHostFiles } from './hosts';
import { finishPages, finishPayloads } from './html';
import { inlineStyles } from './inline-styles';
import { sealScripts } from './integrity';
import { drawCards } from './open-graph';
import { placePages } from './pages';
import { isPreview, keepOutOfSearch } from './preview';
import { placeSecurityTxt } from './security-txt';
import { writeSitemap } from './sitemap';
import { step } from './step';
import { writeTextTwins } from './text-twins';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
/** With room for young objects Next's processes collect them less often: a fifth less time a page. */
const roomy = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

function nextBuild(target: string): boolean {
  const env = { SITE_OUT: target, SITE_BUILD_ID: sourceDate().id, NODE_OPTIONS: roomy, NEXT_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Exports the site into a folder and finishes it. The content must be without problems: most of what stands here reads
 * it when it is loaded.
 *
 * @returns false where Next failed, and has said why
 */
export async function buildSite(target: string): Promise<boolean> {
  if (!(await step('pages', () => nextBuild(target)))) return false;
  if (!existsSync(target)) throw new Error(`next build wrote no ${target}.`);
  await step('aliases and 404 pages', () => placePages(target));
  // Order matters: whatever changes a page's scripts comes before the policy that hashes them.
  await step('page finish', () => {
    const styles = inlineStyles(target);
    const { payload, seal } = sealScripts(target);
    const payloads = [styles.payload, payload];
    finishPayloads(target, payloads);
    finishPages(target, [
      deferScripts(target, styles.sheet, seal, payloads),
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
  return true;
}
