// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** A fresh clone, as far as the commands read it before they install: no packages, and an npm that cannot install them. */
const clone = mkdtempSync(path.join(tmpdir(), 'no-packages-'));
for (const name of ['scripts', 'editor', 'package.json', 'package-lock.json'])
  cpSync(name, path.join(clone, name), { recursive: true });
const npm = path.join(clone, 'npm.js');
writeFileSync(npm, "console.log('npm ran:', ...process.argv.slice(2));\nprocess.exit(1);\n");
afterAll(() => rmSync(clone, { recursive: true }));

test.each([
  ['start', 'scripts/start.mjs'],
  ['test', 'scripts/test.mjs'],
  ['dev', 'scripts/dev.mjs'],
  ['build, check and the like', 'scripts/run.mjs', 'scripts/check.ts'],
  ['edit', 'editor/run.mjs'],
])('npm run %s installs the packages before it imports one', (_, ...args) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: clone,
    env: { ...process.env, npm_execpath: npm, PORT: '48123', NODE_PATH: '' },
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toMatch(/npm ran: (ci|install)/);
  expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND');
  expect(status).not.toBe(0);
});
