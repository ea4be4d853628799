import { SetupError } from './lib/command.mjs';
import { npmRun } from './lib/npm-run';
import { ensurePortIsFree, explainListenError, readPort } from './lib/port';
import { createServer } from './serve';

/** `npm start`: builds the site and serves the export at http://localhost:3000. */
const port = readPort();
await ensurePortIsFree(port);
const status = await npmRun('build');
if (status === 130) process.exit(130);
if (status !== 0) throw new SetupError('The build failed (see the error above), so the site was not started.');

const { url } = await createServer({ root: process.env.SITE_OUT_DIR || 'out', port }).catch((error) => {
  throw explainListenError(error, port);
});
console.log(`\nThe site is at ${url} (Ctrl-C stops it)\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
