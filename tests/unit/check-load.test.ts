import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadModule } from '@/scripts/check/load';

test('a module keeps its exports until its file or a module that it imports changes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'load-'));
  const write = (name: string, text: string) => writeFileSync(path.join(root, 'content', name), text);
  const load = () => loadModule(root, 'content/sum.ts').exports;
  mkdirSync(path.join(root, 'content'));
  write('one.ts', 'export const one = 1;');
  write('sum.ts', "import { one } from './one';\nexport const sum = [one + 1];");
  const first = load();
  expect(first).toEqual({ sum: [2] });
  expect(load()).toBe(first);
  write('one.ts', 'export const one = 3;');
  expect(load()).toEqual({ sum: [4] });
  write('sum.ts', 'export const sum = [5];');
  expect(load()).toEqual({ sum: [5] });
  rmSync(root, { recursive: true });
});
