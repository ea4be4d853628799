import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { EditError } from './error';

const native = `node_modules/@biomejs/cli-${process.platform}-${process.arch}/biome`;
/** Biome's launcher doubles the time that a format takes, so it runs only where the program has another path (Windows, musl). */
const command = existsSync(native) ? [native] : [process.execPath, 'node_modules/@biomejs/biome/bin/biome'];

/** Formats a text with Biome. */
export function format(file: string, text: string): Promise<string> {
  return new Promise((done, fail) => {
    const [program = '', ...args] = [...command, 'format', `--stdin-file-path=${file}`];
    const biome = spawn(program, args);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    biome.stdout.on('data', (chunk) => out.push(chunk));
    biome.stderr.on('data', (chunk) => err.push(chunk));
    biome.once('error', fail);
    biome.once('close', (code) =>
      code === 0
        ? done(Buffer.concat(out).toString('utf8'))
        : fail(new EditError(`Biome cannot format ${file}: ${Buffer.concat(err).toString('utf8').trim()}`)),
    );
    biome.stdin.end(text);
  });
}
