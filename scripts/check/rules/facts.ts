import type { Content } from '../modules';
import { createReport, nth, type Problem } from '../problem';
import { todayInIndia } from './dates';

/** The days after which a fact must be compared with its source again. */
const recheckAfter = 180;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Facts of regulation whose last check is in the future (a problem) or too long ago (a warning). */
export function factProblems(
  { deviation }: Content,
  today = todayInIndia(),
): Record<'problems' | 'warnings', Problem[]> {
  const file = 'content/deviation.ts';
  const [errors, warnings] = [createReport(file), createReport(file)];
  deviation?.deviation?.facts.forEach(({ checked, source }, index) => {
    const days = daysBetween(checked, today);
    const path = [nth(index, 'fact'), 'checked'];
    if (days < 0) errors.report(path, `is ${checked}, which has not come yet`);
    if (days > recheckAfter)
      warnings.report(
        path,
        `was ${days} days ago: compare the fact with ${source.title}, then write today’s date (${today})`,
      );
  });
  return { problems: errors.problems, warnings: warnings.problems };
}
