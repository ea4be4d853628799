import { execFileSync } from 'node:child_process';

const git = (...args: string[]) =>
  execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

const known = new Map<string, string | undefined>();

/**
 * The day a file last changed, as its last commit says; undefined where there is no history to tell from.
 * A shallow clone is no history: all its files carry the date of its one commit.
 */
export function lastChange(file: string): string | undefined {
  if (!known.has(file)) known.set(file, ask(file));
  return known.get(file);
}

function ask(file: string): string | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const moment = git('log', '-1', '--format=%cI', '--', file);
    return moment ? new Date(moment).toISOString() : undefined;
  } catch {
    return undefined;
  }
}
