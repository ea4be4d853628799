import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkTree } from '../../scripts/lib/link-tree';

const generated = /^(node_modules|\.git|\.next|\.cache|out.*|.*\.tsbuildinfo)$/;

/** Copies the project into a folder, without installed and generated files and without those in `excluded`. */
export function copySources(to: string, excluded: string[] = []) {
  for (const name of readdirSync('.'))
    if (!generated.test(name) && !excluded.includes(name)) cpSync(name, path.join(to, name), { recursive: true });
}

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
