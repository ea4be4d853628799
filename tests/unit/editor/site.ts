import { linkSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) linkTree(path.join(from, entry.name), path.join(to, entry.name));
    else linkSync(path.join(from, entry.name), path.join(to, entry.name));
}

/** The site's own content in a folder of its own. The editor replaces files, so hard links are safe. */
export function copyContent(): string {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(path.resolve('.cache/editor-test-'));
  linkTree('content', path.join(root, 'content'));
  for (const name of ['app', 'art', 'public']) symlinkSync(path.resolve(name), path.join(root, name), 'junction');
  return root;
}
