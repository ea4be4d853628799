import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SetupError } from '../../scripts/lib/command.mjs';
import { git } from '../../scripts/lib/git';
import { npmRun } from '../../scripts/lib/npm-run';

/** The files that the tests of the export depend on. */
const exported =
  /^(?:app|components|content|lib|public|scripts\/(?:check\/modules|export|hosts|images|lib|serve)|next\.config|tailwind\.config|postcss|package(?:-lock)?\.json|tests\/(?:bench|export|hosts\/lib|lib))/;

const [base = 'HEAD'] = parseArgs({ allowPositionals: true }).positionals;
const gitLines = (...args: string[]) =>
  git(...args)
    .split('\n')
    .filter(Boolean);

/*
 * `npm run test:changed`: tests what differs from the last commit, or from another commit such as `-- main`.
 * - Content, types, lint, unused code and workflows, always.
 * - Unit tests and seeded faults that import a changed file (Vitest's --changed).
 * - The build, always: the last export may be of other sources.
 * - All tests of the export, if a source of the pages, a package or one of these tests changed.
 * - Browser tests that import a changed file (Playwright's --only-changed).
 * - Browser tests of a file whose name occurs in the path of a changed file, as `npm run test:full` runs them:
 *   `components/islands/menu-branch.tsx` runs `menu.spec.ts`.
 * It leaves all other tests to `npm test` and `npm run test:full`, also those on real servers.
 */

try {
  git('rev-parse', '--verify', base);
} catch {
  throw new SetupError(`Git has no commit or branch ${base}: name one, as in npm run test:changed -- main.`);
}
const changed = [...gitLines('diff', '--name-only', base), ...gitLines('ls-files', '--others', '--exclude-standard')];
if (changed.length === 0) {
  console.log(`Nothing differs from ${base}. npm run test:changed -- main tests what differs from main.`);
  process.exit();
}

// Imported here: Playwright takes longer to load than the rest.
const { ensureBrowser } = await import('../../scripts/lib/browser');
const env = { CHROMIUM_PATH: await ensureBrowser(), SITE_OUT_DIR: '.cache/test/out' };
const specs = readdirSync('tests/browser')
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => changed.some((path) => path.includes(file.replace('.spec.ts', ''))));
const named = ['--pass-with-no-tests', ...specs];
const steps = [
  ['check'],
  ['test:unit', `--changed=${base}`],
  ['test:content', `--changed=${base}`],
  ['build'],
  ...(changed.some((file) => exported.test(file)) ? [['test:export']] : []),
  ['test:browser', '--pass-with-no-tests', `--only-changed=${base}`],
  ...(specs.length > 0
    ? [
        ['test:browser', ...named],
        ['test:measured', ...named],
      ]
    : []),
];
for (const [script = '', ...args] of steps) {
  console.log(`\n━━ npm run ${[script, ...args].join(' ')}`);
  const full = specs.some((spec) => args.includes(spec)) && { TEST_FULL: '1' };
  const status = await npmRun(script, { args, env: { ...env, ...full } });
  if (status !== 0) process.exit(status);
}
