import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fetchTool } from '../../scripts/lib/tools';

/**
 * `npm run test:mutation`: changes the code of lib, the islands and the check rules in thousands of small ways and
 * counts how many of them the unit tests notice. It takes hours, so it is apart from `npm test`. Static mutants (code
 * of lib that runs at module load) take longest: each needs all tests. `--ignoreStatic` takes less time (two and a
 * half hours on two cores) and does not test mutants during module load. With it, some mutants of code that runs both
 * at load and in tests survive, although the full run kills them: the score is lower.
 * `npm run test:mutation -- --mutate lib/curve.ts` does one file. The report is .cache/stryker/report.html.
 *
 * `scripts/tools/stryker/.npmrc` keeps npm from installing a second Vitest beside it: it has to use the one of the
 * repository.
 */
const stryker = path.join(fetchTool('stryker'), '@stryker-mutator/core/bin/stryker.js');
const given = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [stryker, 'run', 'tests/mutation/stryker.config.json', ...given], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
