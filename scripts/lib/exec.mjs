import { spawnSync } from 'node:child_process';

/**
 * Runs a command to its end and returns its exit status and output. The status is not 0 when the command does not
 * exist, times out or is stopped by a signal. `timeout` is in milliseconds.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, timeout?: number | undefined, env?: Record<string, string>}} [options]
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

/**
 * The command that runs npm: the npm that started this process, else the one on the PATH. On Windows npm is a batch
 * file, which needs a shell.
 *
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand() {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js')) return [process.execPath, [running]];
  return process.platform === 'win32' ? ['cmd.exe', ['/d', '/s', '/c', 'npm.cmd']] : ['npm', []];
}
