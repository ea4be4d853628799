import { todayInIndia } from '../../../lib/dates';
import { createReport } from '../field-report';
import type { Content } from '../modules';
import type { Problem } from '../problem';

/** The days after which a fact must be compared with its source again. */
const recheckAfter = 180;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Facts of regulation whose last check is too long ago. */
export function factWarnings({ deviation }: Content, today = todayInIndia()): Problem[] {
  const { problems, report } = createReport('deviation');
  deviation?.deviation?.facts.forEach(({ checked, source }, index) => {
    const days = daysBetween(checked, today);
    const fix = `compare the fact with ${source.title}, then write today’s date (${today})`;
    if (days > recheckAfter) report(['facts', index, 'checked'], `was ${days} days ago: ${fix}`);
  });
  return problems;
}
