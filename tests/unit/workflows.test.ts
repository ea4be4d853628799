import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/* Rules that actionlint, which `npm run check` runs, does not check. */
const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
const textOf = (name: string) => workflows.find((workflow) => workflow.name === name)?.text ?? '';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(workflows)('$name', ({ text }) => {
  it('pins each action by commit, with its version beside it', () => {
    const uses = [...text.matchAll(/uses: (.+)$/gm)].map(([, found = '']) => found);
    expect(uses.length).toBeGreaterThan(0);
    const pinned = /^(?:\.\/.+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
    expect(uses.filter((found) => !pinned.test(found))).toEqual([]);
  });

  it('may read the repository and, by default, nothing more', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  });

  it('runs scripts that package.json has', () => {
    const names = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('CI checks and tests pushes and pull requests on each supported Node.js', () => {
  const text = textOf('ci.yml');
  expect(text).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}pull_request:$/m);
  expect(text).toContain('run: npm run check');
  expect(text).toContain('run: npm test');
  const [, list = ''] = /node: \[(.*)\]/.exec(text) ?? [];
  const versions = [...list.matchAll(/\d+(?:\.\d+)?/g)].map(([version]) => version);
  expect(versions[0]).toBe(readFileSync('.nvmrc', 'utf8').trim());
  expect(versions.map((version) => version.split('.')[0])).toEqual(['20', '22', '24', '26']);
});

it('CI refuses content that `npm run check` has to format', () => {
  expect(textOf('ci.yml')).toMatch(/run: npm run check\n {6}- name: .+\n {8}run: git diff --exit-code\n/);
});

it('all tests run each week', () => {
  expect(textOf('weekly.yml')).toMatch(/cron: "\d+ \d+ \* \* \d"/);
  expect(textOf('weekly.yml')).toContain('run: npm run test:full');
});

it('security.txt is renewed each month, by a build with the present date', () => {
  expect(textOf('renew.yml')).toMatch(/cron: "\d+ \d+ 1 \* \*"/);
  expect(textOf('renew.yml')).toContain('uses: ./.github/workflows/ci.yml');
  expect(textOf('ci.yml')).toContain('SOURCE_DATE_EPOCH=$(date +%s) npm run build');
});

it('Dependabot groups updates, and waits at least seven days before it proposes a release', () => {
  const updates = readFileSync('.github/dependabot.yml', 'utf8').split('package-ecosystem: ').slice(1);
  expect(updates.map((text) => text.split('\n')[0])).toEqual(['npm', 'github-actions']);
  for (const text of updates) {
    expect(text).toMatch(/cooldown:\n {6}default-days: [7-9]/);
    expect(text).toContain('groups:');
  }
  // GitHub rejects the whole entry of github-actions with these keys.
  expect(updates[1]).not.toContain('semver-');
});
