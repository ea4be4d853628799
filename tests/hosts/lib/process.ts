import { type ChildProcess, spawn } from 'node:child_process';
import { ask } from './request';

export type Running = { url: string; stop: () => Promise<void> };

/** Starts a server in the foreground and waits until it answers; `stop` ends it. */
export async function run(
  command: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Running> {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (output = (output + text).slice(-20_000)));
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', (error) => {
      output += error.message;
      done();
    });
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.pid) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(timer);
  };
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || !child.pid) throw new Error(`${command} ended before it answered:\n${output}`);
    const answer = await ask(url, '/').catch(() => null);
    if (answer) return { url, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`${command} did not answer at ${url} within a minute:\n${output}`);
}
