import { availableParallelism } from 'node:os';
import { ensureNode, runCommand } from './lib/command.mjs';

/**
 * The npm scripts of `npm test`. Those of one stage run beside each other: none needs what another makes. All that
 * need the export share the one that `build` writes, in a folder of its own, so that `out` stays as it was.
 */
const stages = [
  { build: 'Build', check: 'Types, lint and content', 'test:unit': 'Units', 'test:content': 'Seeded faults, recipes' },
  { 'test:export': 'Exported pages', 'test:hosts': 'Real web servers', 'test:commands': 'Commands of the README' },
  { 'test:browser': 'Pages in a browser' },
  { 'test:measured': 'Time and bytes in a browser' },
];
/** What `--full` adds, besides the longer form of some tests above (TEST_FULL). */
const long = [
  { 'test:engines': 'Main paths in Firefox and WebKit' },
  { 'test:nu': 'Exported pages in the Nu checker' },
  { 'test:rebuild': 'Build, repeated and moved' },
];

/** `npm test`: what a fresh machine lacks is installed first; the first stage with a failure is the last to run. */
await runCommand(async () => {
  ensureNode();
  const { ensureBrowser, ensureDependencies, ensureEngines, ensureServers } = await import('./setup.mjs');
  const { runStage } = await import('./lib/test-stage.mjs');
  const { summarize } = await import('./lib/test-summary.mjs');

  ensureDependencies();
  const full = process.argv.includes('--full') && { TEST_FULL: '1' };
  const env = { CHROMIUM_PATH: await ensureBrowser(), SITE_OUT_DIR: '.cache/test/out', ...full };
  const { missing } = ensureServers();
  if (full) ensureEngines();
  console.log(`Browser: ${env.CHROMIUM_PATH}; ${availableParallelism()} processors`);
  if (missing.length > 0) console.log(`Not on this machine, so left out of the host tests: ${missing.join(', ')}`);

  /** @type {import('./lib/test-stage.mjs').Step[]} */
  const steps = [];
  for (const stage of [...stages, ...(full ? long : [])]) {
    steps.push(...(await runStage(stage, env)));
    if (steps.some(({ status }) => status !== 0)) break;
  }
  const { text, failed } = summarize(steps);
  console.log(text);
  process.exitCode = failed ? 1 : 0;
});
