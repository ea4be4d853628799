import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../scripts/lib/files';
import { copySources } from './copy';

/** Copies the project to .cache/copies, to change and build it there. Packages resolve to the project's node_modules. */
export function copyTree(name: string): string {
  const copy = path.resolve('.cache/copies', name);
  rmSync(copy, { recursive: true, force: true });
  // A lock file would make Next take the copy for a project of its own.
  copySources(copy, ['package-lock.json']);
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

/** The SHA-256 of each file in a folder, by path. */
export const hashes = (folder: string) =>
  Object.fromEntries(
    filesIn(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
