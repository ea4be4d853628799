import { spawnSync } from 'node:child_process';

/** Runs one of the project's commands in a copy of it as npm does, with colours off. */
export function run(root: string, script: string, ...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], {
    cwd: root,
    encoding: 'utf8',
    // The test runner's own settings would reach the build.
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production', VITEST: undefined, SITE_OUT_DIR: undefined },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: status === 0, output: stdout + stderr };
}
