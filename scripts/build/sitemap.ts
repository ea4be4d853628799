import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { isPreview } from './preview';

const config = 'scripts/build/next-sitemap.config.ts';
const library = createRequire(import.meta.url).resolve('next-sitemap');
const command = path.join(library, '../../../bin/next-sitemap.mjs');

/** Lists the finished pages of the export: sitemap.xml, and robots.txt which names it. */
export async function writeSitemap(out: string) {
  const args = ['--import', 'tsx', command, '--config', config];
  const { stderr } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, SITE_OUT: out } });
  if (stderr) console.error(stderr.trimEnd());
  // next-sitemap reports an error and still ends well. A preview has no page to list, and so no sitemap.
  for (const file of isPreview ? ['robots.txt'] : ['sitemap.xml', 'robots.txt'])
    if (!existsSync(path.join(out, file))) throw new Error(`next-sitemap wrote no ${file}; its message stands above.`);
}
