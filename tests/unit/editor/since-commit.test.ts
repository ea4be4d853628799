import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sinceCommit } from '../../../editor/server/state';

const root = mkdtempSync(path.join(tmpdir(), 'since-'));
afterAll(() => rmSync(root, { recursive: true }));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
const write = (file: string, bytes: string | Buffer) => writeFileSync(path.join(root, 'content', file), bytes);

it('counts the lines that changed in content since the last commit, none in a picture', () => {
  mkdirSync(path.join(root, 'content'));
  write('site.ts', 'one\ntwo\n');
  write('old.png', Buffer.from('\x89PNG\n\0\n'));
  git('init');
  git('add', '.');
  git('commit', '--message', 'first');
  write('site.ts', 'one\nthree\nfour\n');
  write('old.png', Buffer.from('\x89PNG\n\0\n\n\n'));
  write('new.mdx', 'a\nb\nc\n');
  write('new.png', Buffer.from('\x89PNG\n\0\n\n'));
  expect(sinceCommit(root)).toEqual([
    { file: 'content/old.png', added: 0, removed: 0 },
    { file: 'content/site.ts', added: 2, removed: 1 },
    { file: 'content/new.mdx', added: 3, removed: 0 },
    { file: 'content/new.png', added: 0, removed: 0 },
  ]);
});
