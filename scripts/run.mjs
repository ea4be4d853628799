import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureNode, runCommand } from './lib/command.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

/**
 * Runs a TypeScript command of this project: `node scripts/run.mjs scripts/check.ts`. Installs packages where needed, runs
 * the file in a process of its own and takes over its exit code.
 */
await runCommand(async () => {
  ensureNode();
  ensureDependencies();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/lib/run-script.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to the child too: wait for it, so that its last output comes before the prompt.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  const [code, signal] = await once(child, 'close');
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
