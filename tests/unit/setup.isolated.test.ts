import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureNode, SetupError } from '../../scripts/lib/command.mjs';
import { ensureDependencies } from '../../scripts/lib/dependencies.mjs';
import { fetchTool, fetchToolOrSkip } from '../../scripts/lib/tools';
import { answerWith, calls } from '../lib/exec';

/** The lock files of the project and of the tools that are fetched on demand. */
const lockFiles = [
  'package-lock.json',
  ...readdirSync('scripts/tools').map((name) => `scripts/tools/${name}/package-lock.json`),
];
const readPackages = (file: string) => JSON.parse(readFileSync(file, 'utf8')).packages;

vi.mock(import('../../scripts/lib/exec.mjs'), async (original) => ({
  ...(await original()),
  exec: (await import('../lib/exec')).exec,
}));
beforeEach(() => {
  answerWith();
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('ensureNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
    expect(ensureNode(version)).toBe(version);
  });
  it.each(['18.20.8', '20.9.0', '20.18.3'])('rejects Node %s with a message', (version) => {
    expect(() => ensureNode(version)).toThrow(
      new SetupError(`Node ${version} is too old for this site: install Node 20.19 or later from https://nodejs.org.`),
    );
  });
});

describe('ensureDependencies', () => {
  let root = '';
  const lock = (packages: object) => JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } });
  const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/mac': { version: '2.0.0', optional: true } };
  const install = (packages: object) => {
    mkdirSync(join(root, 'node_modules/a'), { recursive: true });
    writeFileSync(join(root, 'node_modules/.package-lock.json'), lock(packages));
  };
  const ensure = () => ensureDependencies({ root });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'setup-'));
    writeFileSync(join(root, 'package-lock.json'), lock(wanted));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('does nothing when all packages are installed, except optional ones of other systems', () => {
    install({ 'node_modules/a': { version: '1.0.0' } });
    expect(ensure()).toBe(false);
    expect(calls).toEqual([]);
  });

  it.each([
    ['nothing is installed', () => {}],
    ['another version is installed', () => install({ 'node_modules/a': { version: '0.9.0' } })],
    ['a package is missing', () => install({})],
    [
      'an optional package is outdated',
      () => install({ ...wanted, 'node_modules/mac': { version: '1.0.0', optional: true } }),
    ],
    [
      'the folder of a package was deleted',
      () => {
        install({ 'node_modules/a': { version: '1.0.0' } });
        rmSync(join(root, 'node_modules/a'), { recursive: true });
      },
    ],
  ])('installs when %s', (_, arrange) => {
    arrange();
    answerWith([/ ci /, 0]);
    expect(ensure()).toBe(true);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('--include=dev');
  });

  it.each([
    [
      'without a network',
      'npm error code ENOTFOUND\nnpm error network request failed',
      /cannot reach its registry.*Check the network/,
    ],
    [
      'with an incomplete lock file',
      'npm error code EUSAGE\nnpm error Missing: @x/mac@ from lock file',
      /\(@x\/mac is missing\): run npm install and commit both files/,
    ],
    ['on a full disk', 'npm error code ENOSPC', /the disk is full/],
    [
      'after another error of npm',
      'npm error code EINTEGRITY\nnpm error A complete log is in x',
      /npm ci reported "code EINTEGRITY"/,
    ],
    ['without npm', 'spawnSync npm ENOENT', /npm ci reported "spawnSync npm ENOENT"/],
  ])('says what to do %s, and deletes the incomplete node_modules', (_, output, sentence) => {
    answerWith([/ ci /, 1, output]);
    mkdirSync(join(root, 'node_modules/half'), { recursive: true });
    expect(ensure).toThrow(SetupError);
    expect(ensure).toThrow(sentence);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
  });

  it('asks to restore a missing lock file', () => {
    rmSync(join(root, 'package-lock.json'));
    expect(ensure).toThrow('package-lock.json is missing or not JSON: restore it');
  });
});

describe('tools that are fetched on demand', () => {
  let to = '';
  /** Without a network. */
  const skip = (env: Record<string, string>) => {
    answerWith([/ ci /, 1, 'npm error code ENOTFOUND']);
    vi.stubEnv('CI', env.CI ?? '');
    return fetchToolOrSkip('serve', 'Serve was not tested', to);
  };
  beforeEach(() => {
    to = mkdtempSync(join(tmpdir(), 'tools-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(to, { recursive: true });
  });

  it('are installed from their own lock file, without install scripts', () => {
    answerWith([/ ci /, 0]);
    expect(fetchTool('serve', to)).toBe(join(to, 'serve/node_modules'));
    expect(calls).toEqual([expect.stringContaining('--ignore-scripts')]);
    expect(readFileSync(join(to, 'serve/package-lock.json'), 'utf8')).toContain('"integrity": "sha512-');
  });

  it('have whole files at any time, because another process may be reading them', async () => {
    const file = join(to, 'serve/package-lock.json');
    answerWith([/ ci /, 0]);
    fetchTool('serve', to);
    // The other process, which has npm, finds all packages installed.
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    for (const name of Object.keys(packages)) mkdirSync(join(to, 'serve', name), { recursive: true });
    cpSync(file, join(to, 'serve/node_modules/.package-lock.json'));
    const code = `import { fetchTool } from './scripts/lib/tools.ts';
      for (let run = 0; run < 300; run++) fetchTool('serve', ${JSON.stringify(to)});`;
    const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]);
    for (; other.exitCode === null; await setImmediate()) JSON.parse(readFileSync(file, 'utf8'));
    expect(other.exitCode).toBe(0);
  });

  it('are left out, with a sentence, where they cannot be fetched', () => {
    expect(skip({})).toBe(null);
    expect(vi.mocked(console.log).mock.calls.flat()).toEqual([
      'Fetching serve …',
      'Serve was not tested, because the packages could not be downloaded: npm cannot reach its registry.',
    ]);
  });

  it('are required in CI', () => {
    expect(() => skip({ CI: 'true' })).toThrow('npm cannot reach its registry');
  });

  it('have exact versions', () => {
    const versions = lockFiles.flatMap((file) => Object.values<string>(readPackages(file)[''].dependencies));
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

// npm writes no integrity for an optional package that its registry does not have, and `npm ci` then accepts any bytes.
it.each(lockFiles)('%s has the integrity of each package', (file) => {
  const packages = Object.entries<{ integrity?: string; inBundle?: boolean }>(readPackages(file)).slice(1);
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([]);
});
