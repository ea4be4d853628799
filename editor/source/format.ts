import { spawn } from 'node:child_process';
import { EditError } from './error';

/** Formats a text with Biome. */
export function format(file: string, text: string): Promise<string> {
  return new Promise((done, fail) => {
    const args = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`];
    const biome = spawn(process.execPath, args);
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
