import { color, mix } from '../../lib/screens/palette';
import { line, rect } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

type Part = { until: number; title: string; note: string[]; fill: string; ink: string };

const [width, top, foot] = [640, 8, 96];
const label = { size: 22, fill: color.muted };

/** Consecutive parts of a number of days as a bar, each with its last day and what is done by then below it. */
function bar(name: string, parts: Part[]): string {
  const days = parts.at(-1)?.until ?? 0;
  const x = (day: number) => (width * day) / days;
  const body = parts.map(({ until, title, note, fill, ink }, index) => {
    const from = x(parts[index - 1]?.until ?? 0);
    const last = index === parts.length - 1;
    const at = x(until) - (last ? 0 : 10);
    return [
      rect(from, top, x(until) - from - (last ? 0 : 2), foot - top, fill),
      text(title, from + 14, top + 53, { size: 24, weight: 600, fill: ink }),
      line(x(until) - 1, foot, x(until) - 1, foot + 26, color.ink, 2),
      text(`day ${until}`, at, foot + 52, { size: 24, weight: 600, anchor: 'end' }),
      ...note.map((words, row) => text(words, at, foot + 84 + 28 * row, { ...label, anchor: 'end' })),
    ].join('');
  });
  return document(width, 220, name, body.join(''));
}

/** The example of content/blog/one-calendar-for-every-covenant.mdx: 45 days, of which 15 and 20 are taken off. */
export const workingDate = () =>
  bar('The working date', [
    { until: 10, title: 'Site', note: ['readings,', 'provisions'], fill: color.amber, ink: color.ink },
    { until: 30, title: 'Accountant', note: ['accounts closed,', '20 days'], fill: color.field, ink: color.white },
    { until: 45, title: 'Auditor', note: ['certificate due,', '15 days'], fill: color.ink, ink: color.white },
  ]);

/** The three parts of content/blog/the-first-hundred-days.mdx, with the rows of its table. */
export const hundredDays = () =>
  bar('The first hundred days', [
    {
      until: 30,
      title: 'Count, walk',
      note: ['asset register,', 'punch list'],
      fill: mix(color.white, color.amber, 0.5),
      ink: color.ink,
    },
    {
      until: 60,
      title: 'Measure',
      note: ['baseline,', 'thermal survey'],
      fill: mix(color.white, color.amber, 0.75),
      ink: color.ink,
    },
    { until: 100, title: 'Claim while you can', note: ['defect notices', 'served'], fill: color.amber, ink: color.ink },
  ]);
