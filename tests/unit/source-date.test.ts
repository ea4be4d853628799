import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { buildId } from '../../scripts/lib/git';

const root = mkdtempSync(path.join(tmpdir(), 'source-'));
const commit = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '--message', file);
  vi.stubEnv('GIT_DIR', path.join(root, '.git'));
  const id = buildId();
  vi.unstubAllEnvs();
  return id;
};
afterAll(() => rmSync(root, { recursive: true }));

it('the build id changes with every committed file but the articles', () => {
  const first = commit('content/site.ts', 'one');
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(commit('content/blog/post.mdx', 'a post')).toBe(first);
  expect(commit('content/blog/post.mdx', 'the post, changed')).toBe(first);
  expect(commit('content/site.ts', 'two')).not.toBe(first);
});
