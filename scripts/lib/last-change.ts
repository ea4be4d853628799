import { execFileSync } from 'node:child_process';

const git = (...args: string[]) =>
  execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

const cache = new Map<string, string | undefined>();

/**
 * The time of a file's last commit in ISO 8601; undefined without Git history. Shallow clones count as having none,
 * because all their files have the date of the same commit.
 */
export function lastChange(file: string): string | undefined {
  if (!cache.has(file)) cache.set(file, lastCommit(file));
  return cache.get(file);
}

function lastCommit(file: string): string | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const moment = git('log', '-1', '--format=%cI', '--', file);
    return moment ? new Date(moment).toISOString() : undefined;
  } catch {
    return undefined;
  }
}
