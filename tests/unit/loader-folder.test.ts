import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'a folder é '));
afterAll(() => rmSync(root, { recursive: true }));

it('the scripts of pages are bundled in a folder with a space and an é', () => {
  for (const file of ['scripts/export/loader', 'lib', 'content/motion.ts', 'content/site.ts', 'package.json'])
    cpSync(file, path.join(root, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const script = `const { bundleScript } = await import('./scripts/export/loader/bundle.ts');
process.stdout.write(bundleScript('payload'));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).toContain('PAYLOAD');
});
