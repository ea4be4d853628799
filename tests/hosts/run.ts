import { spawnSync } from 'node:child_process';
// Stops here if there is no export to test.
import '../lib/out';

/**
 * `npm run test:hosts`: tests the export on real servers, then in a browser: policies, the contact form, deployments and
 * visit counting. TEST_FULL=1 adds a build below a base path, more malformed paths, more responses to the contact form, and
 * the servers of Firebase and Cloudflare.
 */
const { missing } = await import('./lib/servers');
if (missing.length > 0) {
  const outcome = process.env.CI === 'true' ? 'required, so this run fails' : 'skipped';
  console.log(`Not on this machine: ${missing.join(', ')}. Their tests are ${outcome}.`);
}
const { buildBelowBase, buildChanged } = await import('./lib/builds');
const full = Boolean(process.env.TEST_FULL);
console.log(`Building a changed copy${full ? ' and one below a path' : ''} …`);
await Promise.all([buildChanged(), full && buildBelowBase()]);
console.log('Built.');
const runs = [
  ['vitest', 'run', '--config', 'tests/hosts/vitest.config.ts'],
  ['playwright', 'test', '--config', 'tests/hosts/playwright.config.ts'],
];
for (const args of runs) {
  const { status } = spawnSync('npx', ['--no-install', ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
