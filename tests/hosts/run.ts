import { spawnSync } from 'node:child_process';
// Stops here if there is no export to test.
import '../lib/out';

/**
 * `npm run test:hosts`: performs the recipes of content/README.md on a copy, and tests the export on real servers, then in
 * a browser: policies, the contact form, deployments and visit counting. TEST_FULL=1 adds a build below a base path and a
 * preview, aliases under a host's policy, more malformed paths, more responses to the contact form, and the
 * servers of Firebase and Cloudflare.
 */
const { missing } = await import('./lib/servers');
if (missing.length > 0) {
  const outcome = process.env.CI === 'true' ? 'required, so this run fails' : 'skipped';
  console.log(`Not on this machine: ${missing.join(', ')}. Their tests are ${outcome}.`);
}
if (process.env.TEST_FULL) {
  const { buildBelowBase, buildPreview } = await import('./lib/builds');
  console.log('Building a copy below a path and a preview …');
  await Promise.all([buildBelowBase(), buildPreview()]);
}
const runs = [
  ['vitest', 'run', '--config', 'tests/hosts/vitest.config.ts'],
  ['playwright', 'test', '--config', 'tests/hosts/playwright.config.ts'],
];
for (const args of runs) {
  const { status } = spawnSync('npx', ['--no-install', ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
