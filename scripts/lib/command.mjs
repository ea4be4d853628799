/** An error the user can act on: printed without a stack. */
export class SetupError extends Error {}

/** Throws unless this is Node 20.19 or later; returns the version. */
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
