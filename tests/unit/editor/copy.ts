import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { linkTree } from '../../../scripts/lib/link-tree';

/** The site's own content and pictures in a folder of its own. The editor replaces files, so hard links are safe. */
export function copyForEditor(): string {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(path.resolve('.cache/editor-test-'));
  for (const name of ['content', 'public']) linkTree(name, path.join(root, name));
  for (const name of ['app', 'art']) symlinkSync(path.resolve(name), path.join(root, name), 'junction');
  return root;
}
