import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { inWorkers } from '@/scripts/lib/in-workers';

vi.mock(import('node:os'), async (original) => ({ ...(await original()), availableParallelism: () => 2 }));
const root = mkdtempSync(path.join(tmpdir(), 'a folder é '));
afterAll(() => rmSync(root, { recursive: true }));

it('the message about a worker that fails has the module’s path, also one with a space and an é', async () => {
  const file = path.join(root, 'work.mjs');
  writeFileSync(file, 'export const work = () => process.exit(3);');
  await expect(inWorkers(pathToFileURL(file), [1, 2], 1)).rejects.toThrow(`${file} ended with 3.`);
});
