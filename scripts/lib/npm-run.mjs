import { spawn } from 'node:child_process';
import { npmCommand } from './exec.mjs';

/**
 * Runs an npm script in view of the user, and lets `onOutput` read along.
 *
 * @param {string} script
 * @param {{env?: Record<string, string>, onOutput?: (text: string) => void}} [options]
 * @returns {Promise<number>} its exit code; 130 when it was interrupted
 */
export function npmRun(script, { env, onOutput } = {}) {
  const [npm, args] = npmCommand();
  const child = spawn(npm, [...args, 'run', script], {
    env: { ...process.env, ...(onOutput && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name]?.setEncoding('utf8').on('data', (text) => {
      process[name].write(text);
      onOutput?.(text);
    });
  }
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
