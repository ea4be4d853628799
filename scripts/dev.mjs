import { spawn } from 'node:child_process';
import { ensureNode, runCommand } from './lib/command.mjs';

/** `npm run dev`: the site at http://localhost:3000, remade at every change; further arguments go to `next dev`. */
await runCommand(async () => {
  ensureNode();
  const { ensureDependencies } = await import('./setup.mjs');
  ensureDependencies();
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.on('SIGINT', () => {});
  process.exitCode = await new Promise((done) => next.once('close', (code) => done(code ?? 0)));
});
