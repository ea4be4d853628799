import type { Report } from './content';
import { count, inWords } from './problem';

/** How many entries are still sample, so that nobody can miss it; empty where none are left. */
export function sampleBanner({ samples: { length } }: Report): string {
  if (length === 0) return '';
  const stand = length === 1 ? 'stands' : 'stand';
  const text = `!!  ${count(length, 'sample entry', 'sample entries')} still ${stand} in for the client's own. npm run check -- --samples lists them.  !!`;
  const line = '!'.repeat(text.length);
  return `\n${line}\n${text}\n${line}\n`;
}

/** The outcome as the terminal shows it, the same for check, dev and build. */
export function reportContent(report: Report): { text: string; ok: boolean } {
  const { problems, warnings, drafts, articles } = report;
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${inWords(problem)}`);
    return { text: `\nThe content has ${count(problems.length, 'problem')}:\n\n${lines.join('\n')}\n`, ok: false };
  }
  const looks = warnings.map((warning) => `Warning: ${inWords(warning)}`);
  const left = drafts.map((file) => `Draft, left out of the export: ${file}`);
  return {
    text: [`Content: no problems, ${count(articles, 'article')}.`, ...left, ...looks].join('\n'),
    ok: true,
  };
}

/** `npm run check -- --samples`. */
export function reportSamples({ samples }: Report): string {
  if (samples.length === 0) return 'No sample entries are left.';
  const lines = samples.map(({ file, place, name }) => `  ${[file, ...place].join(' › ')}: ${name}`);
  return `${count(samples.length, 'sample entry', 'sample entries')} left, each marked "sample: true":\n\n${lines.join('\n')}`;
}
