import { createHash } from 'node:crypto';
import { git } from './git';

/**
 * The date of a reproducible build: SOURCE_DATE_EPOCH if set, else that of the last commit, else (without Git history) the
 * start of 2026.
 */
export function sourceDate(): Date {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  if (epoch) return new Date(epoch * 1000);
  try {
    return new Date(Number(git('log', '-1', '--format=%ct')) * 1000);
  } catch {
    return new Date('2026-01-01T00:00:00Z');
  }
}

/**
 * The build id, a hash of all committed files except the articles. Each page has it in its data. A new article leaves the
 * other pages as they are, so their compressed copies come from the cache.
 */
export function buildId(): string {
  try {
    const files = git('ls-tree', '-r', 'HEAD').split('\n');
    const hash = createHash('sha256');
    for (const file of files) if (!file.includes('\tcontent/blog/')) hash.update(file);
    return hash.digest('hex').slice(0, 16);
  } catch {
    return 'site';
  }
}
