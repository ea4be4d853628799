import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** An error the user can act on: printed without a stack. */
export class SetupError extends Error {}

/** Runs before any import that an older Node could not parse. */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return version;
  throw new SetupError(
    `Node ${version} is too old for this site: install Node 20.19 or later from https://nodejs.org.`,
  );
}

/**
 * Runs the main function of a command. A SetupError ends it with its message, any other error with a stack.
 *
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/**
 * Installs packages where needed, then runs a TypeScript file in a process of its own and takes over its exit code.
 *
 * @param {string[]} args the file and its arguments
 */
export const startScript = (...args) =>
  runCommand(async () => {
    ensureNode();
    // Imported after the version check: an older Node could not parse it.
    const { ensureDependencies } = await import('./dependencies.mjs');
    ensureDependencies();
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' });
    // The terminal sends Ctrl-C to the child too: wait for it, so that its last output comes before the prompt.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill());
    const [code, signal] = await once(child, 'close');
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
