import { git } from './git';

/**
 * The date and id of a reproducible build: the same commit always gives the same bytes. The date is SOURCE_DATE_EPOCH
 * if set, else that of the last commit, else (without Git history) the start of 2026.
 */
export function sourceDate(): { date: Date; id: string } {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  try {
    const [seconds, id = ''] = git('log', '-1', '--format=%ct %H').split(' ');
    return { date: new Date((epoch || Number(seconds)) * 1000), id: id.slice(0, 16) };
  } catch {
    return { date: epoch ? new Date(epoch * 1000) : new Date('2026-01-01T00:00:00Z'), id: 'site' };
  }
}
