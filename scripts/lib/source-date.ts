import { execFileSync } from 'node:child_process';

/**
 * The moment and the name that stand for "now" in a build, so that the same commit gives the same bytes:
 * SOURCE_DATE_EPOCH where set, else the last commit, else (no history) the start of 2026.
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
