import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  hugo?: number;
};

/** What a copy of the project leaves behind: its history, and all that is made from the rest. */
const left = new Set(['.git', '.next', '.cache', 'out', 'out.new', 'node_modules', 'tests']);
/** Counted apart: their cost is a picture or a compressed file, not a page. */
const apart = ['preview pictures', 'compressed copies', 'pictures'];

function copyProject(to: string) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
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

/** How the build grows with the number of posts: 4, 100 and as many as were asked for. */
export async function scale({ posts }: Options, progress: (line: string) => void) {
  const rows: Row[] = [];
  const hugoVersion = versionOf('hugo', 'version');
  for (const count of [...new Set([4, 100, posts])].sort((a, b) => a - b)) {
    const project = path.join(cache, `posts-${count}`);
    const hugo = path.join(cache, `hugo-${count}`);
    progress(`${count} posts: copying the project`);
    copyProject(project);
    rmSync(hugo, { recursive: true, force: true });
    rmSync(path.join(project, 'content/blog'), { recursive: true });
    writePosts(count, 'content/blog', path.join(project, 'content/blog'), path.join(hugo, 'content'));
    progress(`${count} posts: building`);
    const { seconds, peakMB, output } = await measure('npm', ['run', 'build'], project);
    const steps = Object.fromEntries(
      [...output.matchAll(/^· (.+) \(([\d.]+) s\)$/gm)].map(([, name = '', time]) => [name, Number(time)]),
    );
    const row: Row = { posts: count, seconds, steps, peakMB, bytes: sizeOf(path.join(project, 'out')) };
    if (hugoVersion) {
      prepareHugo(hugo);
      row.hugo = (await measure('hugo', ['--quiet', '--source', hugo], hugo)).seconds;
    }
    rows.push(row);
    if (existsSync(project)) rmSync(project, { recursive: true });
  }
  return { rows, text: `${report(rows)}\n\nHugo: ${hugoVersion ?? 'not installed'}` };
}

const own = ({ seconds, steps }: Row) => seconds - apart.reduce((sum, name) => sum + (steps[name] ?? 0), 0);

function report(rows: Row[]) {
  const [first] = rows;
  return table(
    ['posts', 'build', 'of which counted apart', 'ms a post beyond the first row', 'peak memory', 'export', 'Hugo'],
    rows.map((row) => [
      String(row.posts),
      `${row.seconds.toFixed(1)} s`,
      `${(row.seconds - own(row)).toFixed(1)} s`,
      first && row !== first ? (((own(row) - own(first)) * 1000) / (row.posts - first.posts)).toFixed(1) : '',
      `${row.peakMB} MB`,
      kB(row.bytes),
      row.hugo === undefined ? '' : `${row.hugo.toFixed(2)} s`,
    ]),
  );
}
