import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Made or installed, and so not part of the tree. Without a lock file the copy is taken for a part of this project. */
const left = ['node_modules', '.next', 'out', 'out.new', '.cache', '.git', 'package-lock.json'];

/** A copy of this tree to change and build; the packages are found above it. */
export function copyTree(name: string): string {
  const copy = path.resolve('.cache/copies', name);
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync('.'))
    if (!left.includes(entry)) cpSync(entry, path.join(copy, entry), { recursive: true });
  return copy;
}

/** Runs a script of this project in a folder, quietly; throws with all it said when it fails. */
export function run(folder: string, args: string[], env: Record<string, string> = {}) {
  // What the test runner sets would make a build behave otherwise.
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
  try {
    execFileSync('npx', ['--no-install', ...args], {
      cwd: folder,
      env: { ...inherited, ...env } as NodeJS.ProcessEnv,
      stdio: 'pipe',
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    throw new Error(`${args.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
  }
}

export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Each file of a folder with a hash of its bytes. */
export const hashes = (folder: string) =>
  Object.fromEntries(
    filesOf(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
