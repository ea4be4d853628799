import { git } from './git';
import { memoize } from './memoize';

/**
 * The time of a file's last commit in ISO 8601; undefined without Git history. Shallow clones count as having none,
 * because all their files have the date of the same commit.
 */
export const lastChange = memoize((file: string): string | undefined => {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const moment = git('log', '-1', '--format=%cI', '--', file);
    return moment ? new Date(moment).toISOString() : undefined;
  } catch {
    return undefined;
  }
});
