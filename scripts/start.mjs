import { ensureNode, runCommand, SetupError } from './lib/command.mjs';

/** `npm start`: installs packages where needed, builds the site and serves the export at http://localhost:3000. */
await runCommand(async () => {
  ensureNode();
  // Imported after the version check: an older Node could not parse them.
  const { ensureDependencies } = await import('./setup.mjs');
  const { ensurePortIsFree, explainListenError, readPort } = await import('./lib/port.mjs');
  const { npmRun } = await import('./lib/npm-run.mjs');

  const port = readPort();
  await ensurePortIsFree(port);
  ensureDependencies();
  const status = await npmRun('build');
  if (status === 130) process.exit(130);
  if (status !== 0) throw new SetupError('The build failed, so there is nothing to serve. Its error is above.');

  // Imports a package, so only after the installation.
  const { createServer } = await import('./serve.mjs');
  const { url } = await createServer({ root: process.env.SITE_OUT_DIR ?? 'out', port }).catch((error) => {
    throw explainListenError(error, port);
  });
  console.log(`\nThe site is at ${url} (Ctrl-C stops it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
});
