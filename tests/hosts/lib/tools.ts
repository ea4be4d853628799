import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { exec, npmCommand } from '../../../scripts/lib/exec.mjs';

/**
 * Installs a package that only these tests need into .cache, once and without install scripts. It is not a dependency
 * of the project because it is large. Null when it cannot be installed.
 */
export function fetchTool(name: string, version: string): string | null {
  const folder = path.resolve('.cache/tools', `${name.replace(/\W+/g, '-')}-${version}`);
  const done = path.join(folder, 'node_modules', name, 'package.json');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  const [npm, args] = npmCommand();
  const install = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--omit=dev',
    `${name}@${version}`,
  ];
  const { status, output } = exec(npm, [...args, ...install], { timeout: 300_000 });
  if (status === 0 && existsSync(done)) return folder;
  if (process.env.CI === 'true') throw new Error(`${name}@${version} could not be installed:\n${output.slice(-2000)}`);
  console.log(`${name}@${version} could not be installed, so its tests are skipped:\n${output.slice(-500)}`);
  return null;
}
