import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { memoize } from './memoize';

/** The output of a Git command. Throws if it fails. */
export const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The output of a Git command; undefined if it fails, as without Git or without a repository. */
function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/**
 * The time of a file's last commit in ISO 8601; undefined without Git history. Shallow clones count as having none,
 * because all their files have the date of the same commit.
 */
export const lastChange = memoize((file: string): string | undefined => {
  if (tryGit('rev-parse', '--is-shallow-repository') === 'true') return undefined;
  const moment = tryGit('log', '-1', '--format=%cI', '--', file);
  return moment ? new Date(moment).toISOString() : undefined;
});

/**
 * The date of a reproducible build: SOURCE_DATE_EPOCH if set, else that of the last commit, else (without Git history)
 * today's, because what is dated by it expires.
 */
export function sourceDate(): Date {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH) || Number(tryGit('log', '-1', '--format=%ct'));
  return seconds ? new Date(seconds * 1000) : new Date(new Date().toISOString().slice(0, 10));
}

/**
 * The build id, a hash of all committed files except the articles. Each page has it in its data. A new article leaves the
 * other pages as they are, so their compressed copies come from the cache.
 */
export function buildId(): string {
  const top = tryGit('ls-tree', 'HEAD');
  if (top === undefined) return 'site';
  // Each line has the hash of a file or of a whole folder.
  const lines = [...top.split('\n'), ...git('ls-tree', 'HEAD', 'content/').split('\n')];
  const kept = lines.filter((line) => !/\tcontent(\/blog)?$/.test(line));
  return hash('sha256', kept.join('\n')).slice(0, 16);
}
