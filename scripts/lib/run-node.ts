import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs Node with arguments. Resolves to its output, with `stdout` also on its own, and to whether its exit code is 0. */
export async function runNode(args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, stdout] = ['', ''];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (stream === child.stdout) stdout += text;
    });
  const [code] = await once(child, 'close');
  return { ok: code === 0, output: output.trim(), stdout };
}
