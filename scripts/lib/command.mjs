/** An error whose message says all that its reader needs: printed without a stack. */
export class SetupError extends Error {}

/** Node's version is checked before anything newer than this file's own syntax is loaded. */
export function ensureNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return version;
  throw new SetupError(
    `Node ${version} is too old for this site: install Node 20.19 or later from https://nodejs.org.`,
  );
}

/** Runs a command's main function; what goes wrong ends it with a sentence, or with a stack when it is a bug. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
