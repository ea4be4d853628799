import { runNode } from '../../scripts/lib/run-node';

/** Runs one of the project's scripts as npm does: errors that the editor can mend have no stack. */
export const runScript = (root: string, script: string, ...args: string[]) =>
  runNode(['--import', 'tsx', 'scripts/lib/run-script.ts', script, ...args], { cwd: root });
