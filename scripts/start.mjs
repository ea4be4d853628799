import { ensureNode, runCommand, SetupError } from './lib/command.mjs';

/** `npm start`: from a fresh clone to the site at http://localhost:3000, as a visitor will get it. */
await runCommand(async () => {
  ensureNode();
  // Loaded only now: an older Node would stop at their syntax, without a word about its age.
  const { ensureDependencies } = await import('./setup.mjs');
  const { ensurePortIsFree, explainListenError, readPort } = await import('./lib/port.mjs');
  const { npmRun } = await import('./lib/npm-run.mjs');
  const { createServer } = await import('./serve.mjs');

  const port = readPort();
  await ensurePortIsFree(port);
  ensureDependencies();
  const status = await npmRun('build');
  if (status === 130) process.exit(130);
  if (status !== 0) throw new SetupError('The site is not served: its build failed, for the reason given above.');

  const { url } = await createServer({ root: process.env.SITE_OUT_DIR ?? 'out', port }).catch((error) => {
    throw explainListenError(error, port);
  });
  console.log(`\nThe site is at ${url} (Ctrl-C ends it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
});
