import { runNode } from '../../scripts/lib/run-node';

/** Runs one of the project's scripts. */
export const runScript = (root: string, script: string, ...args: string[]) =>
  runNode(['--import', 'tsx', script, ...args], { cwd: root });
