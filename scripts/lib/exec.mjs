import { spawnSync } from 'node:child_process';

/**
 * Runs a command to its end and keeps what it says: `{status, output}`. A command that is not there, or that is
 * stopped by a signal or by `timeout` (milliseconds), has a status other than 0.
 */
export function exec(command, args, { cwd, timeout, env } = {}) {
  const run = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  });
  if (run.signal === 'SIGINT') process.exit(130);
  return { status: run.status ?? 1, output: `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}` };
}

/** How to call the npm that is running this script, or the one on the PATH: on Windows npm is no program. */
export function npmCommand(env = process.env) {
  if (env.npm_execpath?.endsWith('.js')) return [process.execPath, [env.npm_execpath]];
  return process.platform === 'win32' ? ['cmd.exe', ['/d', '/s', '/c', 'npm.cmd']] : ['npm', []];
}
