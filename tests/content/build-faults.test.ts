import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { team } from '../../content/team';
import { copyProject } from '../lib/copy';
import { edit } from './copy';
import { addresses } from './faults/addresses';
import { articles } from './faults/articles';
import { contactForm } from './faults/contact';
import { set, withoutLines } from './faults/fault';
import { files } from './faults/files';
import { links } from './faults/links';
import { shapes } from './faults/shapes';
import { run } from './run';

/** A copy of the project with the output of an earlier build. */
let root: string;
beforeAll(() => {
  root = copyProject('faults-');
  mkdirSync(path.join(root, 'out/about'), { recursive: true });
  writeFileSync(path.join(root, 'out/index.html'), 'the last good build');
  writeFileSync(path.join(root, 'out/about/index.html'), 'of the last good build');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const all = [...shapes, ...contactForm, ...links, ...addresses, ...files, ...articles];
/** Without TEST_FULL=1 only one: each runs the build. The last test has a fault of another kind. */
const short = ['a missing comma'];
const chosen = process.env.TEST_FULL ? all : all.filter(([what]) => short.includes(what));

const outNow = () => [
  readdirSync(root).filter((name) => name.startsWith('out')),
  readdirSync(path.join(root, 'out'), { recursive: true }).sort(),
  readFileSync(path.join(root, 'out/index.html'), 'utf8'),
];

test('every fault of the short list exists', () => {
  expect(short.filter((name) => !all.some(([what]) => what === name))).toEqual([]);
});

test.each(chosen)('npm run build stops at %s and does not change the folder out', async (_, change, says) => {
  const undo = change(root);
  const before = outNow();
  const build = run(root, 'scripts/export.ts');
  undo();
  expect(withoutLines(build.output)).toContain(says);
  expect(build.output).toContain('Nothing was built: out is as it was.');
  expect(build.ok).toBe(false);
  expect(outNow()).toEqual(before);
});

test('npm run build reports problems also if a content module prints something', { tags: ['full'] }, () => {
  const undo = [
    edit(root, 'content/motion.ts', 'export const motion', "console.log('printed');\nexport const motion"),
    set('team.managementTeam.people.0.name', '')(root),
  ];
  const build = run(root, 'scripts/export.ts');
  for (const step of undo) step();
  expect(build.output).toMatch(/content\/team\.ts:\d+ › managementTeam › 1st card › name: is empty/);
  expect(build.output).toContain('Nothing was built: out is as it was.');
  expect(build.ok).toBe(false);
});

test('npm run build stops at a page that Next writes in a new form and does not change the folder out', {
  tags: ['full'],
}, () => {
  const undo = edit(
    root,
    'app/about/page.tsx',
    '<AboutSections',
    '<script dangerouslySetInnerHTML={{ __html: "self.__flight=[]" }} />\n      <AboutSections',
  );
  const before = outNow();
  const build = run(root, 'scripts/export.ts');
  undo();
  expect(build.output).toContain('about/index.html: expected only scripts of the listed forms');
  expect(build.output).toContain('found self.__flight=[]');
  expect(build.output).toContain('see docs/upgrading.md');
  expect(build.output).toContain('Nothing was built: out is as it was.');
  expect(build.ok).toBe(false);
  expect(outNow()).toEqual(before);
});

/** scripts/lib/run-script.ts reports the comma for all three, so one is enough without TEST_FULL=1. */
const scripts: [string, ...string[]][] = [
  ['scripts/hosts/run.ts'],
  ['tests/run/gallery.ts'],
  ['scripts/rename-page.ts', 'team', '/about/people/'],
];

test.each(process.env.TEST_FULL ? scripts : scripts.slice(0, 1))(
  '%s reports a missing comma as the check does, without a stack',
  (script, ...args) => {
    const undo = edit(root, 'content/routes.ts', "label: 'Home',", "label: 'Home'");
    const { ok, output } = run(root, script, ...args);
    undo();
    expect(output).toMatch(
      /^\nThe content has 1 problem:\n\n {2}content\/routes\.ts:\d+: Expected "\}" but found "title"\. A comma/,
    );
    expect(output).not.toContain('    at ');
    expect(ok).toBe(false);
  },
);

/** scripts/lib/run-script.ts reports the option for all four. */
const unknownOptions: [string, string[]][] = [
  ['scripts/new-post.ts', ['--slugs']],
  ['tests/run/gallery.ts', ['--width', '320']],
  ['scripts/hosts/run.ts', ['--settings']],
  ['tests/run/test-changed.ts', ['--main']],
];

test.each(process.env.TEST_FULL ? unknownOptions : unknownOptions.slice(0, 1))(
  '%s refuses an option that it does not have in one line',
  (script, options) => {
    expect(run(root, script, ...options)).toEqual({
      ok: false,
      output: `\nUnknown option '${options[0]}'\n\n`,
    });
  },
);

test.each([
  ['tests/run/gallery.ts', ['--widths', 'wide'], 'wide are not widths in pixels'],
  ['scripts/new-post.ts', ['Page'], 'content/blog/page.mdx needs another name'],
  ['scripts/new-post.ts', ['H<sub>2</sub> news'], 'The title contains <sub>, which visitors would see as text'],
  [
    'scripts/new-post.ts',
    ['News', '--slug', 'सौर'],
    'An address has Latin letters, and सौर has none: choose one such as solar-power.',
  ],
  ['tests/run/test-changed.ts', ['no-branch'], 'Git has no commit or branch no-branch'],
])('%s refuses the value of %j in one line', (script, options, says) => {
  const { ok, output } = run(root, script, ...options);
  expect([ok, output.trim().split('\n')]).toEqual([false, [expect.stringContaining(says)]]);
});

test('npm run check, npm run build and npm run dev print the same report', { tags: ['full'] }, async () => {
  const { file = '' } = team.managementTeam.people[0]?.image ?? {};
  const undo = set('team.managementTeam.people.0.image.file', file.replace('.', 'x.'))(root);
  const says = ` › managementTeam › 1st card › image: content/images/${file.replace('.', 'x.')} does not exist. Nearest: ${file}.`;
  const before = outNow();
  const [check, build] = [run(root, 'scripts/check.ts', '--content'), run(root, 'scripts/export.ts')];
  expect([check.ok, build.ok]).toEqual([false, false]);
  expect(build.output).toContain('Nothing was built: out is as it was.');
  expect(outNow()).toEqual(before);
  const report = check.output.trim();
  expect(report).toContain(says);
  expect(build.output).toContain(report);

  const dev = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/watch-content.ts'], { cwd: root });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const expectOutput = (text: string) => expect.poll(() => output, { timeout: 60_000, interval: 100 }).toContain(text);
  await expectOutput(report);
  undo();
  await expectOutput('Content: no problems');
  expect(dev.exitCode).toBeNull();
  dev.stdin.end();
  await expect.poll(() => dev.exitCode, { timeout: 10_000 }).toBe(0);
});
