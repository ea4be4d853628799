import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { type Exec, exec } from './exec.mjs';
import { filesIn } from './files';
import { writeAtomic } from './write-atomic';

type Options = { to?: string; exec?: Exec; log?: (line: string) => void; env?: Record<string, string | undefined> };

/**
 * Installs the packages of `scripts/tools/<name>` into `.cache/tools` unless they are there, without their install
 * scripts, and returns their folder. They are not dependencies of the project: `npm start` needs none of them.
 */
export function fetchTool(name: string, { to = '.cache/tools', exec: run = exec, log = console.log }: Options = {}) {
  const home = path.resolve(to, name);
  const source = path.join('scripts/tools', name);
  // Test processes may call this at the same time.
  for (const file of filesIn(source)) writeAtomic(path.join(home, file), readFileSync(path.join(source, file)));
  const { dependencies } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  ensureDependencies({
    root: home,
    exec: (command, args, options) => run(command, [...args, '--ignore-scripts'], { ...options, timeout: 300_000 }),
    log: () => log(`Fetching ${Object.keys(dependencies).join(', ')} …`),
  });
  return path.join(home, 'node_modules');
}

/** As fetchTool. If it fails outside CI, this prints what is left out and why, and returns null. */
export function fetchToolOrSkip(name: string, leftOut: string, options: Options = {}): string | null {
  const { log = console.log, env = process.env } = options;
  try {
    return fetchTool(name, options);
  } catch (error) {
    if (env.CI || !(error instanceof SetupError)) throw error;
    const [reason = ''] = error.message.split(/\.(?: |$)/);
    log(`${leftOut}, because ${reason.replace(/^The/, 'the')}.`);
    return null;
  }
}
