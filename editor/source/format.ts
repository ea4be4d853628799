import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { EditError } from './error';

const native = `node_modules/@biomejs/cli-${process.platform}-${process.arch}/biome`;
/** Biome's launcher doubles the time that a format takes, so it runs only where the program has another path (Windows, musl). */
const command = existsSync(native) ? [native] : [process.execPath, 'node_modules/@biomejs/biome/bin/biome'];
const run = promisify(execFile);

/** Formats a text with Biome. */
export async function format(file: string, text: string): Promise<string> {
  const [program = '', ...args] = [...command, 'format', `--stdin-file-path=${file}`];
  const running = run(program, args, { maxBuffer: Number.POSITIVE_INFINITY });
  running.child.stdin?.end(text);
  const { stdout } = await running.catch(({ stderr, message }) => {
    throw new EditError(`Biome cannot format ${file}: ${String(stderr || message).trim()}`);
  });
  return stdout;
}
