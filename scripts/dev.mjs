import { spawn } from 'node:child_process';
import { ensureNode, runCommand } from './lib/command.mjs';

/**
 * `npm run dev`: the site at http://localhost:3000, remade at every change; further arguments go to `next dev`.
 * What is wrong with the content is said here, in the terminal, and stops nothing.
 */
await runCommand(async () => {
  ensureNode();
  const { ensureDependencies } = await import('./setup.mjs');
  ensureDependencies();
  const content = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/watch-content.ts'], {
    // Its input ends with this process, however that ends, and then it ends too.
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => next.kill());
  process.exitCode = await new Promise((done) => next.once('close', (code) => done(code ?? 0)));
  content.kill();
});
