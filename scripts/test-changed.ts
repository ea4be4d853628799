import { existsSync, readdirSync } from 'node:fs';
import { ensureBrowser } from './lib/browser';
import { runCommand } from './lib/command.mjs';
import { git } from './lib/git';
import { npmRun } from './lib/npm-run';

/** The files that the exported pages depend on. */
const sources =
  /^(?:app|components|content|lib|public|scripts\/(?:export|hosts|images|lib)|next\.config|tailwind\.config|postcss)/;

const gitLines = (...args: string[]) =>
  git(...args)
    .split('\n')
    .filter(Boolean);

/**
 * `npm run test:changed`: tests what differs from the last commit, or from another commit such as `-- main`.
 * - Types, lint and content, always.
 * - Unit tests and seeded faults that import a changed file (Vitest's --changed).
 * - The build, if a source of the pages changed, and then all tests of the export; these also if one of them changed.
 * - Browser tests that import a changed file (Playwright's --only-changed), and those named after one:
 *   `components/islands/menu-branch.tsx` runs `menu.spec.ts`.
 * It leaves all other tests to `npm test`, also those that measure time and those on real servers.
 */
await runCommand(async () => {
  const [base = 'HEAD'] = process.argv.slice(2);
  const changed = [...gitLines('diff', '--name-only', base), ...gitLines('ls-files', '--others', '--exclude-standard')];
  if (changed.length === 0) return console.log(`Nothing differs from ${base}.`);

  const some = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const env = { CHROMIUM_PATH: await ensureBrowser(), SITE_OUT_DIR: '.cache/test/out' };
  const rebuild = !existsSync(`${env.SITE_OUT_DIR}/index.html`) || some(sources);
  const specs = readdirSync('tests/browser')
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => changed.some((path) => path.includes(file.replace('.spec.ts', ''))));
  const steps = [
    ['check'],
    ['test:unit', `--changed=${base}`],
    ['test:content', `--changed=${base}`],
    ...(rebuild ? [['build']] : []),
    ...(rebuild || some(/^tests\/export/) ? [['test:export']] : []),
    ['test:browser', `--only-changed=${base}`],
    ...(specs.length > 0 ? [['test:browser', ...specs]] : []),
  ];
  for (const [script = '', ...args] of steps) {
    console.log(`\n━━ npm run ${[script, ...args].join(' ')}`);
    const status = await npmRun(script, { args, env });
    if (status !== 0) process.exit(status);
  }
});
