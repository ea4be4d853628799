import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../scripts/lib/exec.mjs';

/**
 * `npm run test:mutation`: changes the code of lib, the islands and the check rules in thousands of small ways and
 * counts how many of them the unit tests notice. It takes half an hour, so it is apart from `npm test`.
 * `npm run test:mutation -- --mutate lib/curve.ts` does one file. The report is .cache/stryker/report.html.
 *
 * Stryker is installed into .cache/stryker by the first run. Its own .npmrc keeps npm from installing a second Vitest
 * beside it: it has to use the one of the repository.
 */
const home = path.resolve('.cache/stryker');
const from = 'tests/mutation';
const lock = 'package-lock.json';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const current = read(path.join(home, lock)) === read(path.join(from, lock));

if (!current || !existsSync(path.join(home, 'node_modules/.package-lock.json'))) {
  console.log('Installing Stryker');
  mkdirSync(home, { recursive: true });
  for (const file of ['package.json', lock, '.npmrc']) copyFileSync(path.join(from, file), path.join(home, file));
  const [npm, args] = npmCommand() as [string, string[]];
  const install = [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, install, { cwd: home, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const stryker = path.join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const given = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [stryker, 'run', path.join(from, 'stryker.config.json'), ...given], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
