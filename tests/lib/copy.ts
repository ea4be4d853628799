import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources, linkTree } from '../../scripts/lib/link-tree';

/**
 * Copies the project into a temporary folder, to change and build it there. node_modules is hard-linked, and the fetched
 * tools are shared.
 */
export function copyProject(prefix: string): string {
  const root = mkdtempSync(path.join(tmpdir(), prefix));
  copySources(root);
  linkTree('node_modules', path.join(root, 'node_modules'));
  for (const folder of ['.cache/tools', path.join(root, '.cache')]) mkdirSync(folder, { recursive: true });
  symlinkSync(path.resolve('.cache/tools'), path.join(root, '.cache/tools'));
  return root;
}
