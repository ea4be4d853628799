import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { exec, npmCommand } from '../../../scripts/lib/exec.mjs';

/**
 * A package that only these tests need, kept out of the project's own dependencies because it is large or runs code
 * of other hosts when it is installed: fetched once, without its scripts, into .cache. Null where it cannot be had.
 */
export function fetchTool(name: string, version: string): string | null {
  const folder = path.resolve('.cache/tools', `${name.replace(/\W+/g, '-')}-${version}`);
  const done = path.join(folder, 'node_modules', name, 'package.json');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  const [npm, args] = npmCommand() as [string, string[]];
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
  console.log(`${name}@${version} could not be installed, so its tests are left out:\n${output.slice(-500)}`);
  return null;
}
