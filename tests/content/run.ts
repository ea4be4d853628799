import { spawnSync } from 'node:child_process';

/** Runs one of the project's scripts in a copy of it, with colours off. */
export function run(root: string, script: string, ...args: string[]): { ok: boolean; output: string } {
  // The runner's own settings would reach the build.
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env;
  const env = { ...rest, NO_COLOR: '1' } as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: status === 0, output: stdout + stderr };
}
