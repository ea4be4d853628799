import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contact } from '../../content/contact';
import { site } from '../../content/site';
import { asset } from '../../lib/asset';
import { pathOf } from '../../lib/href';
import { buildId } from '../lib/git';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/**
 * Exports the pages into a folder.
 *
 * @returns false where Next failed and has printed why
 */
export async function nextBuild(target: string): Promise<boolean> {
  const env = {
    // Megabytes for each thread. With Node's defaults it collects garbage late: the peak of 3,000 posts, which need less
    // than 200 MB a thread, is 0.3 GB higher.
    NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=8',
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
  if (status === 0 && !existsSync(target)) throw new Error(`next build wrote no ${target}.`);
  return status === 0;
}
