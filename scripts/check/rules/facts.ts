import type { Content } from '../modules';
import { ordinal, type Problem } from '../problem';
import { todayInIndia } from './dates';

/** After this many days a fact is to be compared with its source again. */
const shelfLife = 180;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Facts of regulation whose last check is in the future (a problem) or too long ago (a warning). */
export function factProblems(
  { deviation }: Content,
  today = todayInIndia(),
): Record<'problems' | 'warnings', Problem[]> {
  const found: Record<'problems' | 'warnings', Problem[]> = { problems: [], warnings: [] };
  deviation?.deviation?.facts.forEach(({ checked, source }, index) => {
    const days = daysBetween(checked, today);
    const say = (kind: keyof typeof found, message: string) =>
      found[kind].push({ file: 'content/deviation.ts', path: [`${ordinal(index + 1)} fact`, 'checked'], message });
    if (days < 0) say('problems', `is ${checked}, which has not come yet`);
    if (days > shelfLife)
      say(
        'warnings',
        `was ${days} days ago: compare the fact with ${source.title}, then write today’s date (${today})`,
      );
  });
  return found;
}
