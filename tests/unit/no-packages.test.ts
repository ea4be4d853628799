import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** A fresh clone, with the files that commands read before they install packages and an npm that always fails. */
const clone = mkdtempSync(path.join(tmpdir(), 'no-packages-'));
for (const name of ['scripts', 'package.json', 'package-lock.json'])
  cpSync(name, path.join(clone, name), { recursive: true });
const npm = path.join(clone, 'npm.js');
writeFileSync(npm, "console.log('npm ran:', ...process.argv.slice(2));\nprocess.exit(1);\n");
afterAll(() => rmSync(clone, { recursive: true }));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
test.each(['start', 'test', 'dev', 'edit', 'build', 'check'])(
  'npm run %s installs the packages before it imports one',
  (name) => {
    const [, ...args] = scripts[name]?.split(' ') ?? [];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, {
      cwd: clone,
      env: { ...process.env, npm_execpath: npm, NODE_PATH: '' },
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toMatch(/npm ran: (ci|install)/);
    expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND');
    expect(status).not.toBe(0);
  },
);
