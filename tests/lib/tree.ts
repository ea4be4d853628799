import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Not copied: generated and installed files. A lock file would make Next take the copy for a project of its own. */
const excluded = ['node_modules', '.next', 'out', 'out.new', '.cache', '.git', 'package-lock.json'];

/** Copies the project to .cache/copies, to change and build it there. Packages resolve to the project's node_modules. */
export function copyTree(name: string): string {
  const copy = path.resolve('.cache/copies', name);
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync('.'))
    if (!excluded.includes(entry)) cpSync(entry, path.join(copy, entry), { recursive: true });
  return copy;
}

/** Runs an npm binary in a folder without printing its output; throws with the output if it fails. */
export function run(folder: string, args: string[], env: Record<string, string> = {}) {
  // Variables of the test runner would change the build.
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

/** The SHA-256 of each file in a folder, by path. */
export const hashes = (folder: string) =>
  Object.fromEntries(
    filesOf(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
