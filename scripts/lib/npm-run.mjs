import { spawn } from 'node:child_process';
import { npmCommand } from './exec.mjs';

/**
 * Runs an npm script. Its output goes to the terminal, or to `onOutput`.
 *
 * @param {string} script
 * @param {{args?: string[], env?: Record<string, string>, onOutput?: (text: string) => void}} [options]
 * @returns {Promise<number>} its exit code; 130 when it was interrupted
 */
export function npmRun(script, { args = [], env, onOutput } = {}) {
  const [npm, own] = npmCommand();
  const child = spawn(npm, [...own, 'run', script, '--', ...args], {
    env: { ...process.env, ...(onOutput && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
  // The terminal sends Ctrl-C to the child too: wait for it, so that its last words come before the prompt.
  const wait = () => {};
  process.on('SIGINT', wait);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => {
      process.off('SIGINT', wait);
      done(signal === 'SIGINT' ? 130 : (code ?? 1));
    });
  });
}
