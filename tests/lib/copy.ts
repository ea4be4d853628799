import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkTree } from '../../scripts/lib/link-tree';

/** Not in a fresh clone; node_modules is hard-linked instead, and the fetched tools are shared. */
const excluded = /^(node_modules|\.git|\.next|\.cache|out.*|.*\.tsbuildinfo)$/;

/** Copies the project into a temporary folder, to change and build it there. */
export function copyProject(prefix: string): string {
  const root = mkdtempSync(path.join(tmpdir(), prefix));
  for (const name of readdirSync('.'))
    if (!excluded.test(name)) cpSync(name, path.join(root, name), { recursive: true });
  linkTree('node_modules', path.join(root, 'node_modules'));
  for (const folder of ['.cache/tools', path.join(root, '.cache')]) mkdirSync(folder, { recursive: true });
  symlinkSync(path.resolve('.cache/tools'), path.join(root, '.cache/tools'));
  return root;
}
