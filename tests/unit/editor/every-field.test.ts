// @vitest-environment node
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { fileOf, moduleNames, productsOf } from '../../../editor/fields/modules';
import { flat, readTree } from '../../../editor/fields/tree';
import { Editor } from '../../../editor/write/change';
import { otherValue } from './other';
import { copyContent } from './site';

const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));
vi.setConfig({ testTimeout: 3_600_000 });

const leaves = moduleNames
  .flatMap((name) => readTree(root, name, productsOf(root)).flatMap(flat))
  .filter(({ kind, value }) => !['group', 'list', 'picture'].includes(kind) && value !== undefined);
/** Every field with TEST_FULL=1; otherwise one of each kind and every hundredth. */
const kinds = new Set<string>();
const sample = leaves.filter(({ kind }, index) => {
  const first = !kinds.has(kind);
  kinds.add(kind);
  return process.env.TEST_FULL || first || index % 100 === 0;
});

test('every editable field is edited, undone and the file is the same to the byte', async () => {
  const editor = new Editor(root);
  const count = { edited: 0, refused: 0, fixed: 0 };
  for (const field of sample) {
    const file = path.join(root, fileOf(String(field.path[0])));
    const before = readFileSync(file);
    const value = otherValue(field);
    const where = field.path.join(' › ');
    if (field.kind === 'fixed') {
      await expect(
        editor
          .apply(where, [{ do: 'set', path: field.path, was: field.value, value }])
          .then((outcome) => outcome.ok || Promise.reject(new Error())),
      ).rejects.toThrow();
      count.fixed += 1;
    } else {
      const outcome = await editor.apply(where, [{ do: 'set', path: field.path, was: field.value, value }]);
      if (outcome.ok) {
        expect(readFileSync(file).equals(before), where).toBe(false);
        expect(await editor.step('undo'), where).toEqual({ ok: true });
        count.edited += 1;
      } else {
        expect(outcome.problems.join(), where).toMatch(/^content\/\S+( ›|:)/);
        count.refused += 1;
        if (process.env.EDITOR_REFUSED) console.log(outcome.problems[0]);
      }
    }
    expect(readFileSync(file).equals(before), where).toBe(true);
  }
  console.log(
    `${sample.length} of ${leaves.length} fields: ${count.edited} edited and undone, ${count.refused} refused by the check (a value that other entries depend on), ${count.fixed} fixed.`,
  );
  expect(count.edited).toBeGreaterThan(sample.length * 0.7);
});
