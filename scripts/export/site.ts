import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contact } from '../../content/contact';
import { site } from '../../content/site';
import { asset } from '../../lib/asset';
import { pathOf } from '../../lib/href';
import { isPreview } from '../hosts/headers';
import { buildId } from '../lib/source-date';
import { compressFiles } from './compress';
import { writeFeeds } from './feeds';
import { placeHostFiles } from './host-files';
import { writeLlmsTxt } from './llms-txt';
import { drawCards } from './open-graph';
import { addPolicy } from './pages/content-policy';
import { deferScripts } from './pages/defer-scripts';
import { factsOf } from './pages/facts';
import { finishPages } from './pages/finish';
import { inlineStyles } from './pages/inline-styles';
import { removeSeparators } from './pages/next-output';
import { addNoindex } from './pages/noindex';
import { addSpeculationRules } from './pages/speculation-rules';
import { placePages } from './place-pages';
import { placeSecurityTxt } from './security-txt';
import { writeSitemap } from './sitemap';
import { step } from './step';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

async function nextBuild(target: string): Promise<boolean> {
  const env = {
    SITE_OUT: target,
    SITE_BUILD_ID: buildId(),
    VISITS: site.analytics.path,
    // The path of the contact pages where their form sends; empty where it does not.
    CONTACT_PAGES: contact.sending.kind === 'mail' ? '' : asset(pathOf('contact')),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  // Not spawnSync: while this process waits, it gives memory back.
  const [status] = await once(
    spawn(process.execPath, [next, 'build'], { stdio: 'inherit', env: { ...process.env, ...env } }),
    'close',
  );
  return status === 0;
}

/** The changes to each page, in order. */
function finish(target: string) {
  const { change: inlineSheet, sheet } = inlineStyles(target);
  const changes = [
    removeSeparators,
    deferScripts(target, sheet),
    inlineSheet,
    addSpeculationRules,
    ...(isPreview ? [addNoindex] : []),
    // Last: it hashes the scripts and styles as they are served.
    addPolicy,
  ];
  return finishPages(target, changes, factsOf).filter((facts) => facts !== undefined);
}

/**
 * Exports the site into a folder and finishes the pages. The content must be valid: most of these modules read it on
 * import.
 *
 * @returns false where Next failed and has printed why
 */
export async function buildSite(target: string): Promise<boolean> {
  if (!(await step('pages', () => nextBuild(target)))) return false;
  if (!existsSync(target)) throw new Error(`next build wrote no ${target}.`);
  await step('aliases and 404 pages', () => placePages(target));
  const pages = await step('page finish', () => finish(target));
  await step('preview pictures', () => drawCards(target));
  await step('feeds, sitemap and llms.txt', () => {
    const listed = pages.filter(({ indexable }) => indexable).sort((a, b) => (a.path < b.path ? -1 : 1));
    writeFeeds(target);
    writeSitemap(target, listed);
    writeLlmsTxt(target, listed);
  });
  await step('host files', () => {
    placeHostFiles(target);
    placeSecurityTxt(target);
  });
  // Last: after everything that writes a file.
  await step('compressed copies', () => compressFiles(target));
  return true;
}
