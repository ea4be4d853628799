import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportFiles } from '../hosts/files';
import { pictureExtensions } from '../hosts/headers';
import { completeExport } from './complete-export';
import { compressFiles } from './compress';
import { writeFeeds } from './feeds';
import { writeLlmsTxt } from './llms-txt';
import { drawCards } from './open-graph';
import { finishPages } from './pages/finish';
import { writeSecurityTxt } from './security-txt';
import { writeSitemap } from './sitemap';
import { step } from './step';

/** Writes the host configuration that is part of the export. */
function writeHostFiles(out: string) {
  const pictures = readdirSync(out)
    .filter((file) => pictureExtensions.includes(path.extname(file).slice(1)))
    .sort();
  for (const [name, text] of Object.entries(exportFiles(pictures))) writeFileSync(path.join(out, name), text);
}

/** Completes Next's export in a folder. The content must be valid: most of these modules read it on import. */
export async function finishSite(target: string) {
  await step('aliases and 404 pages', () => completeExport(target));
  const pages = await step('page finish', () => finishPages(target));
  await step('preview pictures', () => drawCards(target));
  await step('feeds, sitemap and llms.txt', () => {
    const listed = pages.filter(({ indexable }) => indexable).sort((a, b) => (a.path < b.path ? -1 : 1));
    writeFeeds(target);
    writeSitemap(target, listed);
    writeLlmsTxt(target, listed);
  });
  await step('host files', () => {
    writeHostFiles(target);
    writeSecurityTxt(target);
  });
  // Last: after everything that writes a file.
  await step('compressed copies', () => compressFiles(target));
}
