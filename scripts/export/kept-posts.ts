import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptFile, posts } from '../../lib/posts';
import { filesIn } from '../lib/files';
import { buildId } from '../lib/git';
import { hash } from '../lib/hash';
import { hasFullText } from './llms-txt';
import type { PageFacts } from './pages/facts';

/*
 * A cache of finished pages of articles. The next build neither renders nor finishes a page that would be the same. A page
 * depends on the site's sources, its article, and the articles before and after it. The newest articles are always
 * rendered, because llms-full.txt has their text.
 *
 * Gain: a build of 3,000 posts after one change takes half the time. To remove it, delete this file, its uses in
 * prepare.ts and site.ts, `keptFile` and KEPT_POSTS (lib/posts.ts, next-build.ts, next.config.mjs), and
 * tests/rebuild/kept-posts.test.ts.
 */

const folder = '.cache/posts';
const planFile = `${folder}/plan.json`;
/** What the folder of a kept page has; the facts are written last. */
const [pageFolder, payloadFile, factsFile] = ['page', 'payload.js', 'facts.json'];
const entryOf = (key: string) => path.join(folder, key);

/** The keys of all articles that may be kept, by the path of their page. */
type Plan = Record<string, string>;

/** What every page depends on, besides its article. Pictures are in it by their manifest. */
const sources = [
  ...['app', 'components', 'content', 'lib', 'scripts', 'public/images/manifest.json', 'package-lock.json'],
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
];
const apart = /^(?:blog|images)\//;
const settings = /^(?:SITE_(?!OUT)|BASE_PATH|SOURCE_DATE)/;

function hashSources(): string {
  const files = sources.filter(existsSync).flatMap((source) => {
    if (!statSync(source).isDirectory()) return [source];
    const inside = filesIn(source).filter((file) => source !== 'content' || !apart.test(file));
    return inside.map((file) => `${source}/${file}`);
  });
  const environment = Object.entries(process.env).filter(([name]) => settings.test(name));
  return hash(
    process.version,
    buildId(),
    JSON.stringify(environment.sort()),
    ...files.flatMap((file) => [file, readFileSync(file)]),
  );
}

/** Decides which pages come from an earlier build. Next reads the list of their slugs (lib/posts.ts). */
export function planPosts() {
  const site = hashSources();
  const texts = posts().map(({ file }) => hash(file, readFileSync(file)));
  const plan: Plan = {};
  // The position from the oldest chooses the closing line (lib/closing.ts).
  for (const [index, { path: page }] of posts().entries())
    if (!hasFullText(page))
      plan[page] = hash(site, String(texts.length - index), ...[-1, 0, 1].map((step) => texts[index + step] ?? ''));
  mkdirSync(folder, { recursive: true });
  writeFileSync(planFile, JSON.stringify(plan));
  const kept = posts().filter(({ path: page }) => plan[page] && existsSync(path.join(entryOf(plan[page]), factsFile)));
  writeFileSync(keptFile, JSON.stringify(kept.map(({ slug }) => slug)));
}

/**
 * Keeps the pages that this build has finished, restores those of an earlier one and deletes those that it did not use.
 *
 * @returns the facts of all pages
 */
export function restoreKept(out: string, finished: PageFacts[]): PageFacts[] {
  const plan: Plan = JSON.parse(readFileSync(planFile, 'utf8'));
  for (const facts of finished) {
    const key = plan[facts.path];
    if (!key || !facts.payload) continue;
    const entry = entryOf(key);
    cpSync(path.join(out, facts.path), path.join(entry, pageFolder), { recursive: true });
    cpSync(path.join(out, facts.payload), path.join(entry, payloadFile));
    writeFileSync(path.join(entry, factsFile), JSON.stringify(facts));
  }
  const rendered = new Set(finished.map((facts) => facts.path));
  const kept = Object.entries(plan).filter(([page]) => !rendered.has(page));
  const restored = kept.map(([page, key]) => {
    const entry = entryOf(key);
    const facts: PageFacts = JSON.parse(readFileSync(path.join(entry, factsFile), 'utf8'));
    cpSync(path.join(entry, pageFolder), path.join(out, page), { recursive: true });
    cpSync(path.join(entry, payloadFile), path.join(out, `${facts.payload}`));
    return facts;
  });
  const used = new Set(Object.values(plan));
  for (const name of readdirSync(folder))
    if (/^[\da-f]{32}$/.test(name) && !used.has(name)) rmSync(entryOf(name), { recursive: true });
  return [...finished, ...restored];
}
