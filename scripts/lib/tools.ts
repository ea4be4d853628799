import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { filesIn, writeAtomic } from './files';

/**
 * Installs the packages of `scripts/tools/<name>` into `.cache/tools` unless they are there, without their install
 * scripts, and returns their folder. They are not dependencies of the project: `npm start` needs none of them.
 */
export function fetchTool(name: string, to = '.cache/tools') {
  const root = path.resolve(to, name);
  const source = path.join('scripts/tools', name);
  // Test processes may call this at the same time.
  for (const file of filesIn(source)) writeAtomic(path.join(root, file), readFileSync(path.join(source, file)));
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const title = `Fetching ${Object.keys(dependencies).join(', ')} …`;
  ensureDependencies({ root, flags: ['--ignore-scripts'], timeout: 300_000, title });
  return path.join(root, 'node_modules');
}

/** As fetchTool. If it fails outside CI, this prints what is left out and why, and returns null. */
export function fetchToolOrSkip(name: string, leftOut: string, to?: string): string | null {
  try {
    return fetchTool(name, to);
  } catch (error) {
    if (process.env.CI || !(error instanceof SetupError)) throw error;
    const [reason = ''] = error.message.split(/\.(?: |$)/);
    console.log(`${leftOut}, because ${reason.replace(/^The/, 'the')}.`);
    return null;
  }
}
