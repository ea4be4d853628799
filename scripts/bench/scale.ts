import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextBuild, writeEmpty } from './empty';
import { cache, versionOf } from './machine';
import { measure, sizeOf } from './measure';
import { kB, table } from './numbers';
import type { Options } from './options';
import { writePosts } from './posts';
import { linkTree } from './stage';

type Row = {
  posts: number;
  seconds: number;
  steps: Record<string, number>;
  peakMB: number;
  bytes: number;
  /** Seconds that Next takes for as many pages with nothing but a heading. */
  bare: number;
  hugo?: number;
};

/** What a copy of the project leaves behind: its history, and all that is made from the rest. */
const left = new Set(['.git', '.next', '.cache', 'out', 'out.new', 'node_modules', 'tests']);
/** Counted apart: their cost is a picture or a compressed file, not a page. */
const apart = ['preview pictures', 'compressed copies'];

function copyProject(to: string) {
  mkdirSync(to);
  for (const name of readdirSync('.')) if (!left.has(name)) cpSync(name, path.join(to, name), { recursive: true });
  linkTree('node_modules', path.join(to, 'node_modules'));
}

const layouts = {
  'index.html':
    '{{ range (.Paginate .Site.RegularPages 12).Pages }}<h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2>{{ end }}',
  '_default/single.html': '<!doctype html><title>{{ .Title }}</title><h1>{{ .Title }}</h1>{{ .Content }}',
  '_default/list.html': '{{ range .Pages }}<h2>{{ .Title }}</h2>{{ end }}',
};

function prepareHugo(folder: string) {
  for (const [name, text] of Object.entries(layouts)) {
    mkdirSync(path.dirname(path.join(folder, 'layouts', name)), { recursive: true });
    writeFileSync(path.join(folder, 'layouts', name), text);
  }
  writeFileSync(path.join(folder, 'config.toml'), 'baseURL = "/"\ntitle = "Bench"\n');
}

/**
 * How the build grows with the number of posts: 4, 100 and as many as were asked for. A first build warms the machine
 * up and does not count. Nothing is deleted before the end: Linux's ext4 gives new files no place that was freed in the
 * last minutes, and looks for another ever longer.
 */
export async function scale({ posts }: Options, progress: (line: string) => void) {
  const hugoVersion = versionOf('hugo', 'version');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'posts-'));
  try {
    const rows: Row[] = [];
    for (const [index, count] of [4, ...new Set([4, 100, posts].sort((a, b) => a - b))].entries()) {
      const project = path.join(folder, `site-${index}`);
      const hugo = path.join(folder, `hugo-${index}`);
      progress(`${count} posts: copying the project`);
      copyProject(project);
      rmSync(path.join(project, 'content/blog'), { recursive: true });
      writePosts(count, 'content/blog', path.join(project, 'content/blog'), path.join(hugo, 'content'));
      progress(`${count} posts: building${index === 0 ? ' (not counted)' : ''}`);
      const { seconds, peakMB, output } = await measure('npm', ['run', 'build'], project);
      const steps = Object.fromEntries(
        [...output.matchAll(/^· (.+) \(([\d.]+) s\)$/gm)].map(([, name = '', time]) => [name, Number(time)]),
      );
      const empty = path.join(folder, `bare-${index}`);
      writeEmpty(empty, count);
      const { seconds: bare } = await measure(process.execPath, nextBuild, empty);
      const row: Row = { posts: count, seconds, steps, peakMB, bytes: sizeOf(path.join(project, 'out')), bare };
      if (hugoVersion) {
        prepareHugo(hugo);
        row.hugo = (await measure('hugo', ['--quiet', '--source', hugo], hugo)).seconds;
      }
      if (index > 0) rows.push(row);
    }
    return { rows, text: `${report(rows)}\n\nHugo: ${hugoVersion ?? 'not installed'}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const own = ({ seconds, steps }: Row) => seconds - apart.reduce((sum, name) => sum + (steps[name] ?? 0), 0);

function report(rows: Row[]) {
  const [first] = rows;
  /** Milliseconds a post beyond the first row. */
  const growth = (row: Row, cost: (row: Row) => number) =>
    first && row !== first ? ((cost(row) - cost(first)) * 1000) / (row.posts - first.posts) : Number.NaN;
  const shown = (value: number, unit = '') => (Number.isNaN(value) ? '' : value.toFixed(1) + unit);
  return table(
    ['posts', 'build', 'of which apart', 'ms a post', 'bare Next, ms a page', 'ratio', 'peak memory', 'export', 'Hugo'],
    rows.map((row) => {
      const [ours, bare] = [growth(row, own), growth(row, (one) => one.bare)];
      return [
        String(row.posts),
        `${row.seconds.toFixed(1)} s`,
        `${(row.seconds - own(row)).toFixed(1)} s`,
        shown(ours),
        shown(bare),
        shown(ours / bare, ' ×'),
        `${row.peakMB} MB`,
        kB(row.bytes),
        row.hugo === undefined ? '' : `${row.hugo.toFixed(2)} s`,
      ];
    }),
  );
}
