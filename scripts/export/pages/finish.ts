import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/files';
import { serialiseHtml } from '../../lib/html';
import { addPolicy } from './content-policy';
import { deferScripts } from './defer-scripts';
import { factsOf, type PageFacts } from './facts';
import { inlineStyles } from './inline-styles';
import { readPage, removeSeparators } from './next-output';

/**
 * Parses each page of an export once, applies the changes in order and writes it once.
 *
 * @returns what later steps need from the pages that search engines may list, so that none parses them again
 */
export function finishPages(out: string): PageFacts[] {
  const changes = [removeSeparators, deferScripts(out), inlineStyles(out), addPolicy];
  return filesIn(out, '.html').flatMap((file) => {
    const full = path.join(out, file);
    const page = readPage(readFileSync(full, 'utf8'), file);
    for (const change of changes) change(page);
    writeFileSync(full, serialiseHtml(page.tree));
    // The parser's strings are slices that keep the whole page's string in memory. Copies do not.
    return structuredClone(factsOf(page)) ?? [];
  });
}
