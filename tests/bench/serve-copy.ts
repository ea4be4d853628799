import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { textTypes } from '../../scripts/hosts/headers';
import { filesIn } from '../../scripts/lib/files';
import { parseHtml, property, removeNodes, serialiseHtml } from '../../scripts/lib/html';
import { createServer } from '../../scripts/serve';
import { cache } from './machine';

/** The page without scripts and without speculation rules. JSON-LD is kept, because it is data for search engines. */
export function withoutScripts(html: string): string {
  const tree = parseHtml(html);
  removeNodes(
    tree,
    (node) => node.type === 'element' && node.tagName === 'script' && property(node, 'type') !== 'application/ld+json',
  );
  return serialiseHtml(tree);
}

/**
 * Serves a copy of an export; `change` edits each page. Gzip files of level 6 replace the export's own compressed copies,
 * so that all sites have the same compression.
 */
export function serveCopy(from: string, name: string, change: (html: string) => string = (html) => html) {
  const folder = path.join(cache, 'stage', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true, filter: (source) => !/\.(?:gz|br|zst)$/.test(source) });
  for (const file of filesIn(folder)) {
    const full = path.join(folder, file);
    if (file.endsWith('.html')) writeFileSync(full, change(readFileSync(full, 'utf8')));
    if (path.extname(file).slice(1) in textTypes)
      writeFileSync(`${full}.gz`, gzipSync(readFileSync(full), { level: 6 }));
  }
  return createServer({ root: folder });
}
