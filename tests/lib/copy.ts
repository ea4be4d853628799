import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a fresh clone does not have, and node_modules, which is linked. */
const left = /^(node_modules|\.git|\.next|\.cache|out.*|.*\.tsbuildinfo)$/;

function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    // Another disk: copied instead.
    cpSync(from, to);
  }
}

function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** The whole project in a folder of its own, its packages hard-linked, to change and build there. */
export function copyProject(prefix: string): string {
  const root = mkdtempSync(path.join(tmpdir(), prefix));
  for (const name of readdirSync('.')) if (!left.test(name)) cpSync(name, path.join(root, name), { recursive: true });
  linkTree('node_modules', path.join(root, 'node_modules'));
  return root;
}
