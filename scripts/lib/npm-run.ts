import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { npmCommand } from './exec.mjs';

type Options = { args?: string[]; env?: Record<string, string>; onOutput?: (text: string) => void };

/** Runs an npm script and returns its exit code, 130 if interrupted. Its output goes to the terminal or to `onOutput`. */
export async function npmRun(script: string, { args = [], env, onOutput }: Options = {}): Promise<number> {
  const [npm, npmArgs] = npmCommand();
  const child = spawn(npm, [...npmArgs, 'run', script, '--', ...args], {
    env: { ...process.env, ...(onOutput && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
  // The terminal sends Ctrl-C to the child too: wait for it, so that its last output comes before the prompt.
  const wait = () => {};
  process.on('SIGINT', wait);
  const [code, signal] = await once(child, 'close');
  process.off('SIGINT', wait);
  return signal === 'SIGINT' ? 130 : (code ?? 1);
}
