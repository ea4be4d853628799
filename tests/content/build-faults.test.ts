import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from '../lib/copy';
import { add, edit, makeSite } from './copy';
import { files } from './faults/files';
import { links } from './faults/links';
import { shapes } from './faults/shapes';
import { run } from './run';

// A machine that is busy with other things is no fault.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The fixture's content in the whole project, so that the real commands meet the faults. */
let root: string;
beforeAll(async () => {
  const site = await makeSite();
  root = copyProject('faults-');
  for (const part of ['app', 'content/images', 'content/blog']) rmSync(path.join(root, part), { recursive: true });
  cpSync(site, root, { recursive: true });
  rmSync(site, { recursive: true });
  mkdirSync(path.join(root, 'out/about'), { recursive: true });
  writeFileSync(path.join(root, 'out/index.html'), 'the last good build');
  writeFileSync(path.join(root, 'out/about/index.html'), 'of the last good build');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const all = [...shapes, ...links, ...files];
const chosen = process.env.TEST_FULL
  ? all
  : all.filter(([what]) =>
      /^(two offerings|a comma that|a script in|a picture that is none|a module that cannot|an old address that)/.test(
        what,
      ),
    );

const outNow = () => [
  readdirSync(root).filter((name) => name.startsWith('out')),
  readdirSync(path.join(root, 'out'), { recursive: true }).sort(),
  readFileSync(path.join(root, 'out/index.html'), 'utf8'),
];

test.each(chosen)('npm run build stops at %s, and leaves out as it was', async (_, file, from, to, says) => {
  const undo = from === null ? add(root, file, to) : edit(root, file, from, String(to));
  const before = outNow();
  const build = run(root, 'scripts/export.ts');
  undo();
  expect(build.output).toContain(says);
  expect(build.output).toContain('Nothing was built: out is as it was.');
  expect(build.ok).toBe(false);
  expect(outNow()).toEqual(before);
});

test('npm run check, npm run build and npm run dev say the same', async () => {
  const undo = edit(root, 'content/team.ts', 'team/kabir-sethi.svg', 'team/kabir-seti.svg');
  const says =
    'content/team.ts › managementTeam › 1st card › image: content/images/team/kabir-seti.svg does not exist. Nearest: team/kabir-sethi.svg.';
  const [check, build] = [run(root, 'scripts/check.ts', '--content'), run(root, 'scripts/export.ts')];
  expect([check.ok, build.ok]).toEqual([false, false]);
  const report = check.output.trim();
  expect(report).toContain(says);
  expect(build.output).toContain(report);

  const dev = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/watch-content.ts'], { cwd: root });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const saying = (text: string) => expect.poll(() => said, { timeout: 60_000, interval: 100 }).toContain(text);
  await saying(report);
  undo();
  await saying('Content: no problems');
  expect(dev.exitCode).toBeNull();
  dev.stdin.end();
  await expect.poll(() => dev.exitCode, { timeout: 10_000 }).toBe(0);
});
