import { execFileSync } from 'node:child_process';

/** The output of a Git command. Throws if it fails. */
export const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
