import { availableParallelism } from 'node:os';
import { ensureBrowser } from '../../scripts/lib/browser';
import { ensureEngines, ensureServers } from './programs';
import { runStage, type Stage, type Step } from './test-stage';
import { summarize } from './test-summary';

/**
 * The npm scripts of `npm test`. Those of one stage can run at the same time. `build` writes the export that the other
 * stages test to a folder of its own, so that `out` stays unchanged.
 */
const stages: Stage[] = [
  {
    scripts: {
      check: 'Content, types, lint, unused code and workflows',
      build: 'Build',
      'test:unit': 'Units',
      'test:content': 'Seeded faults',
    },
  },
  {
    scripts: {
      'test:hosts': 'Recipes, real web servers',
      'test:export': 'Exported pages',
      'test:commands': 'Commands of the README',
    },
    // The host tests wait for servers and for tools that they fetch, so another script runs beside them.
    lanes: 2,
  },
  { scripts: { 'test:browser': 'Pages in a browser' } },
];
/** What `--full` adds, besides the longer form of some tests above (TEST_FULL). One at a time. */
const fullStages: Stage[] = Object.entries({
  'test:measured': 'Time in a browser',
  'test:engines': 'Main paths in Firefox and WebKit',
  'test:nu': 'Exported pages in the Nu checker',
  'test:rebuild': 'Builds repeated, moved and changed by recipes',
}).map(([script, title]) => ({ scripts: { [script]: title } }));

/** `npm test`: installs what the tests need, then runs the stages up to the first one with a failure. */
const full = process.argv.includes('--full') && { TEST_FULL: '1' };
const env = { CHROMIUM_PATH: await ensureBrowser(), SITE_OUT_DIR: '.cache/test/out', ...full };
const { missing } = ensureServers();
if (full) ensureEngines();
console.log(`Browser: ${env.CHROMIUM_PATH}; ${availableParallelism()} processors`);
if (missing.length > 0) console.log(`Not on this machine, so left out of the host tests: ${missing.join(', ')}`);

const steps: Step[] = [];
for (const stage of [...stages, ...(full ? fullStages : [])]) {
  steps.push(...(await runStage(stage, env)));
  if (steps.some(({ status }) => status !== 0)) break;
}
const { text, failed } = summarize(steps);
console.log(text);
process.exitCode = failed ? 1 : 0;
