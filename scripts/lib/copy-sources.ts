import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';

const generated = /^(node_modules|\.git|\.next|\.cache|out.*|.*\.tsbuildinfo)$/;

/** Copies the project into a folder, without installed and generated files and without those in `excluded`. */
export function copySources(to: string, excluded: string[] = []) {
  for (const name of readdirSync('.'))
    if (!generated.test(name) && !excluded.includes(name)) cpSync(name, path.join(to, name), { recursive: true });
}
