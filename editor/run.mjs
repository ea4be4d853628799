import { spawn } from 'node:child_process';
import { ensureNode, runCommand } from '../scripts/lib/command.mjs';

/** `npm run edit`: the site in a window in which its texts, pictures and lists are edited in place. */
await runCommand(async () => {
  ensureNode();
  const { ensureDependencies } = await import('../scripts/lib/dependencies.mjs');
  ensureDependencies();
  const main = spawn(process.execPath, ['--import', 'tsx', 'editor/main.ts'], { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => main.kill());
  process.exitCode = await new Promise((done) => main.once('close', (code) => done(code ?? 0)));
});
