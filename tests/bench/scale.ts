import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { articleExtension, parseFrontMatter } from '../../lib/article/front-matter';
import { exec, npmCommand } from '../../scripts/lib/exec.mjs';
import { linkTree } from '../../scripts/lib/link-tree';
import { copySources } from '../lib/copy';
import { nextBuildArguments, writeEmpty } from './empty';
import { cache } from './machine';
import { table } from './numbers';
import type { Options } from './options';

type Row = {
  posts: number;
  seconds: number;
  /** Seconds of a second build, after a change of one post. */
  again: number;
  steps: Record<string, number>;
  /** Seconds Next alone takes for the same number of pages with one heading each. */
  baseline: number;
};

const day = (index: number) => new Date(Date.UTC(2024, 10, 1) - index * 86_400_000).toISOString().slice(0, 10);

/** Adds copies of a site's posts until there are `count`. Title, slug, date and first line differ in each. */
function addPosts(count: number, folder: string) {
  const sources = readdirSync(folder)
    .filter((file) => articleExtension.test(file))
    .sort();
  for (let index = sources.length; index < count; index++) {
    const source = readFileSync(path.join(folder, sources[index % sources.length] ?? ''), 'utf8');
    const { fields, body } = parseFrontMatter(source);
    const changed = { ...(fields as object), title: `Measured post ${index + 1}`, date: day(index) };
    writeFileSync(
      path.join(folder, `measured-${index + 1}.mdx`),
      `---\n${stringify(changed, { lineWidth: 0 })}---\n\nThis is number ${index + 1} of ${count}.\n\n${body}`,
    );
  }
}

/** Runs a command and returns its time and its output. */
function measure(command: string, args: string[], cwd: string) {
  const start = performance.now();
  const { status, output } = exec(command, args, { cwd });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-3000)}`);
  return { seconds: (performance.now() - start) / 1000, output };
}

/** Build steps reported separately: they draw pictures and compress files, and their results are cached. */
const cachedSteps = ['preview pictures', 'compressed copies'];

/**
 * Measures builds with 4, 100 and N posts. The first build only warms up the machine. Folders are deleted at the end,
 * not between builds: ext4 does not reuse inodes freed in the last minutes and searches longer for free ones.
 */
export async function measureGrowth({ posts }: Options, progress: (line: string) => void) {
  const [npm, npmArgs] = npmCommand();
  const folder = mkdtempSync(path.join(cache, 'posts-'));
  try {
    const rows: Row[] = [];
    for (const [index, count] of [4, ...new Set([4, 100, posts].sort((a, b) => a - b))].entries()) {
      const project = path.join(folder, `site-${index}`);
      progress(`${count} posts: copying the project`);
      copySources(project, ['tests']);
      linkTree('node_modules', path.join(project, 'node_modules'));
      addPosts(count, path.join(project, 'content/blog'));
      progress(`${count} posts: building${index === 0 ? ' (not counted)' : ''}`);
      const { seconds, output } = measure(npm, [...npmArgs, 'run', 'build'], project);
      const steps = Object.fromEntries(
        [...output.matchAll(/^· (.+) \(([\d.]+) s\)$/gm)].map(([, name = '', time]) => [name, Number(time)]),
      );
      const empty = path.join(folder, `baseline-${index}`);
      writeEmpty(empty, count);
      const { seconds: baseline } = measure(process.execPath, nextBuildArguments, empty);
      progress(`${count} posts: building after a change of one`);
      const [post = ''] = readdirSync(path.join(project, 'content/blog'));
      appendFileSync(path.join(project, 'content/blog', post), '\nOne more paragraph.\n');
      const { seconds: again } = measure(npm, [...npmArgs, 'run', 'build'], project);
      if (index > 0) rows.push({ posts: count, seconds, again, steps, baseline });
    }
    return report(rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Seconds without the cached steps. */
const uncached = ({ seconds, steps }: Row) => seconds - cachedSteps.reduce((sum, name) => sum + (steps[name] ?? 0), 0);

function report(rows: Row[]) {
  const [first] = rows;
  /** Milliseconds for each post more than in the first row. */
  const growth = (row: Row, cost: (row: Row) => number) =>
    first && row !== first ? ((cost(row) - cost(first)) * 1000) / (row.posts - first.posts) : Number.NaN;
  const shown = (value: number, unit = '') => (Number.isNaN(value) ? '' : value.toFixed(1) + unit);
  return table(
    [
      'posts',
      'build',
      'of which cached steps',
      'after a change of one post',
      'ms a post',
      'Next alone, ms a page',
      'ratio',
    ],
    rows.map((row) => {
      const [ours, nextAlone] = [growth(row, uncached), growth(row, ({ baseline }) => baseline)];
      return [
        String(row.posts),
        `${row.seconds.toFixed(1)} s`,
        `${(row.seconds - uncached(row)).toFixed(1)} s`,
        `${row.again.toFixed(1)} s`,
        shown(ours),
        shown(nextAlone),
        shown(ours / nextAlone, ' ×'),
      ];
    }),
  );
}
