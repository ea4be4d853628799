import type { Report } from './content';
import { count, formatProblem } from './problem';

/** A banner with the number of sample entries, for the end of a build; empty when none are left. */
export function sampleBanner({ samples: { length } }: Report): string {
  if (length === 0) return '';
  const stand = length === 1 ? 'stands' : 'stand';
  const text = `!!  ${count(length, 'sample entry', 'sample entries')} still ${stand} in for the client's own. npm run check -- --samples lists them.  !!`;
  const line = '!'.repeat(text.length);
  return `\n${line}\n${text}\n${line}\n`;
}

/** The report as the terminal shows it; check, dev and build print the same text. */
export function reportContent(report: Report): { text: string; ok: boolean } {
  const { problems, warnings, waiting, drafts, articles } = report;
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${formatProblem(problem)}`);
    const waits = [...waiting].map(
      ([module, rules]) =>
        `  ${count(rules.length, 'rule waits', 'rules wait')} for content/${module}.ts: ${rules.join(', ')}.`,
    );
    const parts = [`The content has ${count(problems.length, 'problem')}:`, lines.join('\n'), waits.join('\n')];
    return { text: `\n${parts.filter(Boolean).join('\n\n')}\n`, ok: false };
  }
  const draftLines = drafts.map((file) => `Draft, left out of the export: ${file}`);
  const warned = warnings.map((warning) => `Warning: ${formatProblem(warning)}`);
  const text = [`Content: no problems, ${count(articles, 'article')}.`, ...warned, ...draftLines].join('\n');
  return { text, ok: true };
}

/** The output of `npm run check -- --samples`. */
export function reportSamples({ samples }: Report): string {
  if (samples.length === 0) return 'No sample entries are left.';
  const lines = samples.map(({ file, path, name }) => `  ${[file, ...path].join(' › ')}: ${name}`);
  return `${count(samples.length, 'sample entry', 'sample entries')} left, each marked "sample: true":\n\n${lines.join('\n')}`;
}
