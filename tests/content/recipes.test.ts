import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { site } from '../../content/site';
import { team } from '../../content/team';
import { copyProject } from '../lib/copy';
import { put, recipes } from './recipes';
import { run } from './run';

// A machine that is busy with other things is no fault.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** All recipes of content/README.md performed on one copy, which is then built once. */
let root: string;
let build: ReturnType<typeof run>;
let samples: ReturnType<typeof run>;
beforeAll(async () => {
  root = copyProject('recipes-');
  for (const recipe of Object.values(recipes)) await recipe(root);
  build = run(root, 'scripts/export.ts');
  samples = run(root, 'scripts/check.ts', '--samples');
}, 3_600_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const out = (file: string) => path.join(root, 'out', file);
const page = (address: string) => readFileSync(out(`${address}index.html`), 'utf8');
const order = (html: string, ...names: string[]) => names.map((name) => html.indexOf(name));

test('every recipe of the README is tried here, and none besides', () => {
  const headings = [...readFileSync('content/README.md', 'utf8').matchAll(/^## (.*)$/gm)].map(([, text = '']) =>
    text.toLowerCase(),
  );
  expect(headings.filter((heading) => heading in recipes).sort()).toEqual(Object.keys(recipes).sort());
});

test('the changed content builds', () => {
  expect(build.output).toContain('Content: no problems');
  expect(build.ok, build.output).toBe(true);
});

test('the headline', () => {
  expect(page('/')).toContain(put.headline);
});

test('the hero picture, in every width and with its description', () => {
  const html = page('/');
  expect(html).toContain('/images/hero/plant-at-noon-1280.avif');
  expect(html).toContain(put.heroAlt);
  expect(existsSync(out('images/hero/plant-at-noon-portrait-828.avif'))).toBe(true);
});

test('the team: one added, two exchanged, one removed', () => {
  const html = page(put.team);
  expect(html).toContain(put.person);
  expect(html).toContain('/images/team/zubin-wadia-240.avif');
  const [first, second] = team.technologyTeam.people.map(({ name }) => name);
  const [a = 0, b = 0] = order(html, second ?? '', first ?? '');
  expect(a).toBeGreaterThan(0);
  expect(b).toBeGreaterThan(a);
  expect(html).not.toContain(team.coverageTeam.people.at(-1)?.name);
});

test('the partner’s logo', () => {
  expect(page('/resources/testimonial/')).toMatch(new RegExp(`<img[^>]*alt="${put.partner}"`));
  expect(existsSync(out('images/partners/quillfeather.svg'))).toBe(true);
});

test('the post: a page, on the index, in the feed; its links and pictures lead somewhere', () => {
  // React marks the seams between texts.
  const html = page('/resources/blog/a-recipe-for-an-article/').replaceAll('<!-- -->', '');
  expect(html).toContain(put.articleText);
  expect(html).toContain(`${put.brand} did`);
  expect(html).toContain(`href="${put.team}#Management%20Team"`);
  const tag = /<img[^>]*alt="A plant from above"[^>]*>/.exec(html)?.[0] ?? '';
  expect(existsSync(out(/src="([^"]+)"/.exec(tag)?.[1] ?? 'no picture'))).toBe(true);
  expect(page('/resources/blog/')).toContain(put.article);
});

test('the term, in its place in the alphabet, and the rule', () => {
  const [availability = 0, repowering = 0, soiling = 0] = order(
    page('/resources/glossary/'),
    'id="availability"',
    'id="repowering"',
    'id="soiling"',
  );
  expect(availability).toBeGreaterThan(0);
  expect(repowering).toBeGreaterThan(availability);
  expect(soiling).toBeGreaterThan(repowering);
  expect(page('/resources/deviation-estimator/')).toContain(put.fact);
});

test('the draft: not in the export, and the build says so', () => {
  expect(existsSync(out('resources/blog/a-draft-that-stays-one'))).toBe(false);
  expect(page('/resources/blog/')).not.toContain(put.draft);
  expect(build.output).toContain('Draft, left out of the export: content/blog/a-draft-that-stays-one.mdx');
});

test('the menu, on every page', () => {
  for (const address of ['/', '/contact/', '/offerings/saas/'])
    expect(page(address)).toMatch(new RegExp(`href="/support/status/"[^>]*>${put.menu}`));
});

test('the renamed page: there, its old address forwards, links and redirects follow', () => {
  expect(page(put.team)).toContain(team.title);
  expect(page('/about/team/')).toContain(`url=${put.team}`);
  expect(page('/')).toContain(`href="${put.team}#Founding%20Team"`);
  const settings = readdirSync(path.join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, 'deploy', name))
    .filter((name) => statSync(name).isFile())
    .filter((name) => readFileSync(name, 'utf8').includes(put.team));
  expect(settings.length).toBeGreaterThan(3);
});

test('the brand: the old name occurs nowhere in the export', () => {
  const name = Buffer.from(site.brand);
  const files = readdirSync(path.join(root, 'out'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(out(file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => readFileSync(out(file)).includes(name) || file.includes(site.brand))).toEqual([]);
  expect(page('/')).toContain(put.brand);
});

test('no sample is left, and the build is silent on them', () => {
  expect(samples.output.trim()).toBe('No sample entries are left.');
  expect(build.output).not.toContain('sample entr');
});
