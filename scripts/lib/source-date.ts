import { execFileSync } from 'node:child_process';

/**
 * The date and id of a reproducible build: the same commit always gives the same bytes. The date is SOURCE_DATE_EPOCH
 * if set, else that of the last commit, else (without Git history) the start of 2026.
 */
export function sourceDate(): { date: Date; id: string } {
  const git = (format: string) =>
    execFileSync('git', ['log', '-1', `--format=${format}`], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  try {
    return { date: new Date((epoch || Number(git('%ct'))) * 1000), id: git('%H').slice(0, 16) };
  } catch {
    return { date: epoch ? new Date(epoch * 1000) : new Date('2026-01-01T00:00:00Z'), id: 'site' };
  }
}
