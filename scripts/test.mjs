import { readFileSync } from 'node:fs';
import { ensureNode, runCommand } from './lib/command.mjs';

/** @type {[script: string, title: string][]} */
const steps = [
  ['check', 'Types, lint and content'],
  ['build', 'The build'],
  ['test:unit', 'Units'],
  ['test:content', 'Content: seeded faults and recipes'],
  ['test:export', 'The exported pages'],
  ['test:browser', 'The pages in a browser'],
  ['test:hosts', 'The export on real hosts'],
  ['test:commands', 'The commands of the README'],
];
/**
 * What takes minutes more.
 * @type {typeof steps}
 */
const long = [
  ['test:engines', 'The main paths in Firefox and WebKit'],
  ['test:nu', 'The exported pages in the Nu checker'],
  ['test:rebuild', 'The build, repeated and moved'],
];

/** `npm test`: every check there is, in the order in which they fail fastest; `--full` adds what is long. */
await runCommand(async () => {
  ensureNode();
  const { ensureBrowser, ensureDependencies, ensureEngines, ensureServers } = await import('./setup.mjs');
  const { npmRun } = await import('./lib/npm-run.mjs');
  const { countTests } = await import('./lib/test-counts.mjs');

  ensureDependencies();
  const env = { CHROMIUM_PATH: await ensureBrowser(), ...(process.argv.includes('--full') && { TEST_FULL: '1' }) };
  const { missing } = ensureServers();
  if (env.TEST_FULL) ensureEngines();
  console.log(`Browser: ${env.CHROMIUM_PATH}`);
  if (missing.length > 0) console.log(`Not on this machine, so left out of the host tests: ${missing.join(', ')}`);

  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const total = { passed: 0, failed: 0 };
  const summary = [];
  for (const [script, title] of [...steps, ...(env.TEST_FULL ? long : [])]) {
    const name = `${title} (npm run ${script})`;
    if (!scripts[script]) {
      summary.push(`  skipped  ${name}: package.json has no such script`);
      continue;
    }
    console.log(`\n━━ ${name}`);
    const start = Date.now();
    /** @type {string[]} */
    const output = [];
    const status = await npmRun(script, { env, onOutput: (text) => output.push(text) });
    if (status === 130) process.exit(130);
    const counts = countTests(output.join(''), status === 0);
    total.passed += counts.passed;
    total.failed += counts.failed;
    summary.push(`  ${status === 0 ? 'passed ' : 'FAILED '}  ${name}, ${Math.round((Date.now() - start) / 1000)} s`);
    if (status !== 0) break;
  }
  const failed = total.failed > 0;
  console.log(`\n━━ Summary\n${summary.join('\n')}`);
  if (failed) console.log(`\nStopped at the first step that failed; its own messages stand above the summary.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failed ? 1 : 0;
});
