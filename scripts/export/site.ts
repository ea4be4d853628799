import { readdirSync } from 'node:fs';
import path from 'node:path';
import { exportFiles } from '../hosts/files';
import { pictureExtensions } from '../hosts/headers';
import { writeFiles } from '../lib/files';
import { completeExport } from './complete-export';
import { compressFiles } from './compress';
import { feedFiles } from './feeds';
import { llmsFiles } from './llms-txt';
import { drawCards } from './open-graph';
import { finishPages } from './pages/finish';
import { securityTxt } from './security-txt';
import { sitemapFiles } from './sitemap';
import { step } from './step';

/** Completes Next's export in a folder. The content must be valid: most of these modules read it on import. */
export async function finishSite(target: string) {
  await step('aliases and 404 pages', () => completeExport(target));
  const listed = await step('post-processing', () => finishPages(target));
  await step('preview pictures', () => drawCards(target));
  await step('feeds, sitemap, llms.txt and host files', () => {
    listed.sort((a, b) => (a.path < b.path ? -1 : 1));
    const pictures = readdirSync(target).filter((file) => pictureExtensions.includes(path.extname(file).slice(1)));
    writeFiles(target, {
      ...feedFiles(),
      ...sitemapFiles(listed),
      ...llmsFiles(listed),
      ...exportFiles(pictures.sort()),
      '.well-known/security.txt': securityTxt(),
    });
  });
  // Last: after everything that writes a file.
  await step('compressed copies', () => compressFiles(target));
}
