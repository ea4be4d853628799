import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, jpeg } from '../content/copy';
import { copyProject } from '../lib/copy';
import { applyBlock, blocksOf, runCommand } from '../lib/recipe';

const blocks = blocksOf(readFileSync('docs/adding.md', 'utf8'));
/** The result of each run of a command of docs/adding.md. All blocks of the document are applied to one copy, in its order. */
const results: { command: string; ok: boolean; output: string }[] = [];
let root: string;
beforeAll(async () => {
  root = copyProject('docs-');
  add(root, 'content/images/about/visit.jpg', await jpeg(2000, 1300));
  for (const block of blocks) {
    if (block.language !== 'sh') applyBlock(root, block);
    else
      for (const command of block.text.trim().split('\n'))
        results.push({ command, ...runCommand(command, root, /^SITE_OUT_DIR$/) });
  }
}, 600_000);
afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000);

const out = (file: string) => path.join(root, 'out', file);
const page = () => readFileSync(out('resources/plant-visits/index.html'), 'utf8');

test('the document has blocks of each kind', () => {
  const kinds = blocks.map(({ language }) => language);
  expect([...new Set(kinds)].sort()).toEqual(['diff', 'sh', 'ts', 'tsx']);
  expect(blocks.filter(({ language, file }) => language !== 'sh' && !file)).toEqual([]);
});

test.each([
  ...new Set(blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'))),
])('%s works each time', (command) => {
  const runs = results.filter((result) => result.command === command);
  expect(runs.length).toBeGreaterThan(0);
  for (const { ok, output } of runs) expect(ok, output).toBe(true);
});

test('the page exists, and is in the sitemap and in the footer', () => {
  expect(page()).toMatch(/<h1[^>]*>Visit a plant<\/h1>/);
  expect(readFileSync(out('sitemap.xml'), 'utf8')).toContain('/resources/plant-visits/');
  expect(readFileSync(out('index.html'), 'utf8')).toContain('href="/resources/plant-visits/"');
});

test('the section shows its steps', () => {
  expect(page()).toMatch(/<h2[^>]*>Bring safety shoes<\/h2>/);
});

test('the island stands in the HTML with its text, its button hidden', () => {
  expect(page()).toMatch(/<p data-island>[^<]+@[^<]+<button[^>]*invisible[^>]*>Copy the address to write to<\/button>/);
});

test('the picture is served in every width and described', () => {
  expect(page()).toContain('alt="Visitors between two rows of panels"');
  for (const width of [480, 640, 960, 1440, 2000])
    expect(existsSync(out(`images/about/visit-${width}.avif`))).toBe(true);
});

test('the host has a settings file with the redirects and headers of the site', () => {
  const settings = JSON.parse(readFileSync(path.join(root, 'deploy/example-host.json'), 'utf8'));
  expect(settings.redirects).toContainEqual({ from: '/careers/', to: '/company/careers/', status: 301 });
  expect(settings.headers['/']['X-Content-Type-Options']).toBe('nosniff');
});
