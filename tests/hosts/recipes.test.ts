import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '../../content/site';
import { team } from '../../content/team';
import { findFreePort } from '../../scripts/lib/port';
import { recipes, values } from '../content/recipes';
import { run } from '../content/run';
import { copyProject } from '../lib/copy';
import { type Serving, serve } from '../lib/serving';
import { changed, countVisits, markScripts } from './lib/builds';

/**
 * A copy of the project on which all recipes of content/README.md are performed; it is built once. The browser tests of
 * this folder test its export too: as a later build, with a form that sends and with visits counted.
 */
let root: string;
let server: Serving;
let port: number;
let samples: ReturnType<typeof run>;
beforeAll(async () => {
  root = copyProject('recipes-');
  for (const recipe of Object.values(recipes)) await recipe(root);
  countVisits(root);
  markScripts(root);
  // A developer's environment: the test runner's own settings would reach the build.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_OUT_DIR: undefined, NO_COLOR: '1' };
  port = await findFreePort();
  server = await serve('npm start', /The site is at/, { ...env, PORT: String(port), CI: '' } as never, root);
  samples = run(root, 'scripts/check.ts', '--samples');
  rmSync(changed.folder, { recursive: true, force: true });
  cpSync(out(''), changed.folder, { recursive: true });
}, 3_600_000);
afterAll(() => {
  server?.stop();
  rmSync(root, { recursive: true, force: true });
});

const out = (file: string) => path.join(root, 'out', file);
const page = (address: string) => readFileSync(out(`${address}index.html`), 'utf8');
/** The settings of hosts that contain a text. */
const settingsWith = (text: string) =>
  readdirSync(path.join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, 'deploy', name))
    .filter((name) => statSync(name).isFile() && readFileSync(name, 'utf8').includes(text));
const order = (html: string, ...names: string[]) => names.map((name) => html.indexOf(name));

test('the recipes here are those of the README', () => {
  const headings = [...readFileSync('content/README.md', 'utf8').matchAll(/^## (.*)$/gm)].map(([, text = '']) =>
    text.toLowerCase(),
  );
  // The sections of the README before 'Change a headline' are not recipes.
  expect(headings.slice(headings.indexOf('change a headline')).sort()).toEqual(Object.keys(recipes).sort());
});

test('npm start builds the changed content, serves it and prints its address', async () => {
  expect(server.output).toContain('Content: no problems');
  expect(server.output).toContain(`The site is at http://localhost:${port}`);
  const home = await fetch(`http://localhost:${port}/`);
  expect([home.status, await home.text()]).toEqual([200, page('/')]);
  expect((await fetch(`http://localhost:${port}/about`, { redirect: 'manual' })).status).toBe(301);
});

test('the headline is on the home page', () => {
  expect(page('/')).toContain(values.headline);
});

test('the hero picture is on the home page in its widths, with its description', () => {
  const html = page('/');
  expect(html).toContain('/images/hero/plant-at-noon-1280.avif');
  expect(html).toContain(values.heroAlt);
  expect(existsSync(out('images/hero/plant-at-noon-portrait-800.avif'))).toBe(true);
});

test('the team page shows the added person, the new order, and not the removed one', () => {
  const html = page(values.team);
  expect(html).toContain(values.person);
  expect(html).toContain('/images/team/zubin-wadia-240.avif');
  const [first, second] = team.technologyTeam.people.map(({ name }) => name);
  const [a = 0, b = 0] = order(html, second ?? '', first ?? '');
  expect(a).toBeGreaterThan(0);
  expect(b).toBeGreaterThan(a);
  expect(html).not.toContain(team.coverageTeam.people.at(-1)?.name);
});

test('the partner’s logo is on the testimonial page', () => {
  expect(page('/resources/testimonial/')).toMatch(new RegExp(`<img[^>]*alt="${values.partner}"`));
  expect(existsSync(out('images/partners/quillfeather.svg'))).toBe(true);
});

test('the post has a page and is on the index; its links and pictures resolve', () => {
  // React separates adjacent texts with comments.
  const html = page(values.renamedPath).replaceAll('<!-- -->', '');
  expect(html).toContain(values.articleText);
  expect(html).toContain(`${values.brand} did`);
  expect(html).toContain(`href="${values.team}#Management%20Team"`);
  const tag = /<img[^>]*alt="A plant from above"[^>]*>/.exec(html)?.[0] ?? '';
  expect(existsSync(out(/src="([^"]+)"/.exec(tag)?.[1] ?? 'no picture'))).toBe(true);
  expect(page('/resources/blog/')).toContain(values.article);
});

test('the term stands in alphabetical order, and the rule is on the page', () => {
  const [availability = 0, repowering = 0, soiling = 0] = order(
    page('/resources/glossary/'),
    'id="availability"',
    'id="repowering"',
    'id="soiling"',
  );
  expect(availability).toBeGreaterThan(0);
  expect(repowering).toBeGreaterThan(availability);
  expect(soiling).toBeGreaterThan(repowering);
  expect(page('/resources/deviation-estimator/')).toContain(values.fact);
});

test('the draft is not in the export, and the build says so', () => {
  expect(existsSync(out('resources/blog/a-draft-that-stays-one'))).toBe(false);
  expect(page('/resources/blog/')).not.toContain(values.draft);
  expect(server.output).toContain('Draft, left out of the export: content/blog/a-draft-that-stays-one.mdx');
});

test('the menu item is on pages of every level', () => {
  for (const address of ['/', '/contact/', '/offerings/saas/'])
    expect(page(address)).toMatch(new RegExp(`href="/support/status/"[^>]*>${values.menu}`));
});

test('the renamed page has its new address, and the old one, links and host redirects lead there', () => {
  expect(page(values.team)).toContain(team.title);
  expect(page('/about/team/')).toContain(`url=${values.team}`);
  expect(page('/')).toContain(`href="${values.team}#Founding%20Team"`);
  expect(settingsWith(values.team).length).toBeGreaterThan(3);
});

test('the renamed article has its new address, and the old one, links and host redirects lead there', () => {
  const { articlePath, renamedPath } = values;
  expect(page(articlePath)).toContain(`url=${renamedPath}`);
  expect(page('/resources/glossary/')).toContain(`href="${renamedPath}"`);
  expect(settingsWith(renamedPath)).toEqual(settingsWith(values.team));
  expect(readFileSync(out('_redirects'), 'utf8')).toContain(`${articlePath} ${renamedPath} 301\n`);
  const sitemap = readFileSync(out('sitemap.xml'), 'utf8');
  expect([sitemap.includes(articlePath), sitemap.includes(renamedPath)]).toEqual([false, true]);
  const feed = readFileSync(out('resources/blog/feed.xml'), 'utf8');
  expect(feed).toContain(`<link>${site.url}${renamedPath}</link>\n<guid isPermaLink="true">${site.url}${articlePath}<`);
});

describe('the contact form that sends', () => {
  const endpoint = new URL(values.endpoint).origin;
  const policyOf = (address: string) => /Content-Security-Policy" content="([^"]*)"/.exec(page(address))?.[1] ?? '';

  test('posts to the endpoint, which the policy of no other page allows', () => {
    expect(page('/contact/')).toMatch(new RegExp(`<form[^>]* action="${values.endpoint}" method="post"`));
    expect(page('/contact/')).toContain(`name="_next" value="${site.url}/contact/sent/"`);
    expect(policyOf('/contact/')).toContain(`form-action 'self' ${site.url} ${endpoint}`);
    expect(policyOf('/contact/')).toContain(`connect-src 'self' ${endpoint}`);
    for (const address of ['/', '/contact/sent/', '/legal/privacy-policy/', '/resources/blog/']) {
      expect(policyOf(address), address).toContain("form-action 'none'");
      expect(policyOf(address), address).not.toContain(endpoint);
    }
  });

  test('comes back to a page that search engines do not list', () => {
    expect(page('/contact/sent/')).toContain('<meta name="robots" content="noindex"');
    expect(readFileSync(out('sitemap.xml'), 'utf8')).not.toContain('/contact/sent/');
    expect(readFileSync(path.join(root, 'deploy/cloudfront/viewer-request.js'), 'utf8')).toContain('/contact/sent/');
  });

  test('has its notice below the button, on the privacy page and behind a link of the footer', () => {
    const notice = 'We use them to answer you, and for nothing else.';
    expect(page('/contact/').indexOf(notice)).toBeGreaterThan(page('/contact/').indexOf('type="submit"'));
    expect(page('/legal/privacy-policy/')).toContain(notice);
    expect(page('/about/')).toMatch(/<footer[\s\S]*href="\/legal\/privacy-policy\/#notice">Your personal data</);
  });
});

test('the old brand occurs nowhere in the export', () => {
  const name = Buffer.from(site.brand);
  const files = readdirSync(path.join(root, 'out'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(out(file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => readFileSync(out(file)).includes(name) || file.includes(site.brand))).toEqual([]);
  expect(page('/')).toContain(values.brand);
});

test('no sample entry is left, and the build does not mention any', () => {
  expect(samples.output.trim()).toBe('No sample entries are left.');
  expect(server.output).not.toContain('sample entr');
});
