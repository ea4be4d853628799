import { type ChildProcess, spawn } from 'node:child_process';

/** A running command, and what it has printed until it was ready. */
export type Serving = { output: string; stop: () => void };

/** Starts a command that serves, in a folder, and waits for the text that says it is ready. */
export function serve(command: string, ready: RegExp, env: NodeJS.ProcessEnv, cwd = '.'): Promise<Serving> {
  const child: ChildProcess = spawn(command, { shell: true, detached: true, cwd, env });
  let output = '';
  const stop = () => {
    child.removeAllListeners('close');
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  return new Promise((done, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (ready.test(output)) done({ output, stop });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', (code) => fail(new Error(`"${command}" ended with ${code}:\n${output}`)));
  });
}
