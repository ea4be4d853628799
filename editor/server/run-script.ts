import { spawn } from 'node:child_process';

/** Runs one of the project's scripts and returns its output. */
export function runScript(root: string, script: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, ...args], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    child.once('error', fail);
    child.once('close', (code) => done({ ok: code === 0, output }));
  });
}
