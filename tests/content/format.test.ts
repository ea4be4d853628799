import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { copyProject } from '../lib/copy';
import { run } from './run';

vi.setConfig({ testTimeout: 300_000 });

const copy = copyProject('format-');
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const rewrite = (file: string, change: (text: string) => string) => {
  const after = change(read(file));
  if (after === read(file)) throw new Error(`The change matches nothing in ${file}.`);
  writeFileSync(path.join(copy, file), after);
};

test('the check formats quotes, long lines, tabs, indentation and line ends', () => {
  const article = 'content/blog/the-first-hundred-days.mdx';
  const before = ['content/home.ts', 'content/about.ts', article].map(read);
  rewrite('content/home.ts', (text) => text.replaceAll(/: '([^'"]*)'/g, ': "$1"'));
  rewrite('content/contact.ts', (text) => text.replaceAll(/,\n\s+/g, ', '));
  rewrite('content/about.ts', (text) => text.replaceAll('  ', '\t').replaceAll('\n', '\r\n'));
  rewrite(article, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`);
  const { ok, output } = run(copy, 'scripts/check.ts', '--content');
  expect(ok, output).toBe(true);
  const { status, stdout } = spawnSync('npx', ['biome', 'check', 'content'], { cwd: copy, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
  expect(['content/home.ts', 'content/about.ts', article].map(read)).toEqual(before);
  expect(
    read('content/contact.ts')
      .match(/.*/g)
      ?.filter((line) => line.length > 120),
  ).toEqual([]);
});

test('the check leaves an article in another encoding as it is, and asks for UTF-8', { tags: ['full'] }, () => {
  const file = 'content/blog/the-first-hundred-days.mdx';
  const before = readFileSync(path.join(copy, file));
  const latin1 = Buffer.from(`${before.toString('latin1')}Café  \r\n`, 'latin1');
  writeFileSync(path.join(copy, file), latin1);
  const { ok, output } = run(copy, 'scripts/check.ts', '--content');
  expect(output).toContain(`${file}: is not UTF-8 text: save it again with the encoding UTF-8`);
  expect(ok).toBe(false);
  expect(readFileSync(path.join(copy, file))).toEqual(latin1);
  writeFileSync(path.join(copy, file), before);
});

test('the check leaves out the files that deploy/README.md adds: settings/ and firebase.json', {
  tags: ['full'],
}, () => {
  expect(run(copy, 'scripts/hosts/run.ts', 'settings').ok).toBe(true);
  copyFileSync(path.join(copy, 'deploy/firebase.json'), path.join(copy, 'firebase.json'));
  const { status, stderr } = spawnSync('npx', ['biome', 'check', '.'], { cwd: copy, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
