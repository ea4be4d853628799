import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm run dev`: the development server at http://localhost:3000. Arguments are passed to `next dev`. A second process
 * checks the content at each change and prints the problems; problems do not stop the server.
 */
const content = spawn(process.execPath, ['--import', 'tsx', 'scripts/watch-content.ts'], {
  // The watcher exits when its input closes, so it also ends when this process is killed.
  stdio: ['pipe', 'inherit', 'inherit'],
});
const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => next.kill());
const [code] = await once(next, 'close');
process.exitCode = code ?? 0;
content.kill();
