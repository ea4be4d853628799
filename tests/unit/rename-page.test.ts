import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '@/content/routes';

const from = routes.team.path;
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rename-'));
  mkdirSync(path.join(root, 'app', from), { recursive: true });
  writeFileSync(path.join(root, 'app', from, 'page.tsx'), '');
  cpSync('content/routes.ts', path.join(root, 'content/routes.ts'));
});
afterEach(() => rmSync(root, { recursive: true }));

const page = (address: string) => existsSync(path.join(root, 'app', address, 'page.tsx'));
const table = () => readFileSync(path.join(root, 'content/routes.ts'), 'utf8');
function rename(to: string) {
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/lib/run-script.ts', 'scripts/rename-page.ts'].map((file) =>
    path.resolve(file),
  );
  return spawnSync(process.execPath, [...command, 'team', to], { cwd: root, encoding: 'utf8' });
}

describe('npm run rename:page', () => {
  it('moves a page and keeps its old address as an alias', () => {
    expect(rename('/about/people/').status).toBe(0);
    expect([page(from), page('/about/people/')]).toEqual([false, true]);
    expect(table()).toContain("path: '/about/people/'");
    expect(table()).toContain(`'${from}': 'team',`);
  });

  it('adds the alias to an empty list', () => {
    writeFileSync(path.join(root, 'content/routes.ts'), table().replace(/(aliases[^{]*\{)[^}]*/, '$1'));
    expect(rename('/about/people/').status).toBe(0);
    expect(table()).toMatch(new RegExp(`aliases[^{]*\\{\\s*'${from}': 'team',`));
  });

  it('moves nothing if the table of routes has another form', () => {
    const before = table().replace(`path: '${from}'`, `path: "${from}"`);
    writeFileSync(path.join(root, 'content/routes.ts'), before);
    const { status, stderr } = rename('/about/people/');
    expect([status, stderr.trim()]).toEqual([
      1,
      `content/routes.ts has no path: '${from}': nothing was changed. Run npm run check first.`,
    ]);
    expect([page(from), table()]).toEqual([true, before]);
  });

  it('refuses an address below the present one, and changes nothing', () => {
    const before = table();
    const { status, stderr } = rename(`${from}people/`);
    expect([status, stderr.trim()]).toEqual([
      1,
      `${from}people/ is below ${from}, its present address: choose an address beside that one.`,
    ]);
    expect([page(from), table()]).toEqual([true, before]);
  });
});
