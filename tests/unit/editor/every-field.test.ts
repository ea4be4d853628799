import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { fileOf, moduleNames, productsOf, readModule, valueAt } from '../../../editor/fields/modules';
import { readTree } from '../../../editor/fields/tree';
import type { Field, Operation } from '../../../editor/types';
import { flat } from '../../../editor/types';
import { Editor } from '../../../editor/write/change';
import { copyForEditor } from './copy';
import { otherValue } from './other-value';

const root = copyForEditor();
afterAll(() => rmSync(root, { recursive: true }));
vi.setConfig({ testTimeout: 3_600_000 });

const leaves = moduleNames
  .flatMap((name) => readTree(root, name, productsOf(root)).flatMap(flat))
  .filter(({ kind, value }) => !['group', 'list', 'picture'].includes(kind) && value !== undefined);
/** The number of fields that are edited in one step. Each step takes two checks of the whole content. */
const together = 24;
const count = { edited: 0, rejected: 0, fixed: 0 };

/**
 * Edits fields of one module in one step and undoes it. If the check rejects the step, each half of the fields is
 * tried.
 */
async function editAndUndo(editor: Editor, fields: Field[]): Promise<void> {
  const [name = ''] = fields[0]?.path ?? [];
  const file = path.join(root, fileOf(String(name)));
  const before = readFileSync(file);
  const where = fields.map((field) => field.path.join(' › ')).join('\n');
  const edits = fields.map((field) => ({ path: field.path, was: field.value, value: otherValue(field) }));
  const outcome = await editor.apply(
    where,
    edits.map((edit): Operation => ({ do: 'set', ...edit })),
  );
  if (outcome.ok) {
    const module = readModule(root, String(name));
    for (const edit of edits) expect(valueAt(module, edit.path), edit.path.join(' › ')).toEqual(edit.value);
    expect(await editor.step('undo'), where).toEqual({ ok: true });
    count.edited += fields.length;
  } else if (fields.length > 1) {
    const middle = Math.ceil(fields.length / 2);
    await editAndUndo(editor, fields.slice(0, middle));
    await editAndUndo(editor, fields.slice(middle));
  } else {
    expect(outcome.problems.join(), where).toMatch(/^content\/\S+( ›|:)/);
    count.rejected += 1;
  }
  expect(readFileSync(file).equals(before), where).toBe(true);
}

// Minutes. The other tests of this folder edit some fields of each kind.
test('every field is edited and undone, after which the file is identical to the byte', {
  tags: ['full'],
}, async () => {
  const editor = new Editor(root);
  for (const name of moduleNames) {
    const own = leaves.filter((field) => field.path[0] === name);
    const [fixed, free] = [own.filter(({ kind }) => kind === 'fixed'), own.filter(({ kind }) => kind !== 'fixed')];
    for (const { path: at, value } of fixed) {
      const refusal = await editor.apply('x', [{ do: 'set', path: at, was: value, value: `${value}!` }]).then(
        (outcome) => !outcome.ok && outcome.problems.join(),
        (error: Error) => error.message,
      );
      expect(refusal, at.join(' › ')).toMatch(/is computed from|must be exactly/);
      count.fixed += 1;
    }
    for (let from = 0; from < free.length; from += together)
      await editAndUndo(editor, free.slice(from, from + together));
  }
  console.log(
    `${leaves.length} fields: ${count.edited} edited and undone, ${count.rejected} rejected by the check (a value that other entries depend on), ${count.fixed} fixed.`,
  );
  expect(count.edited + count.rejected + count.fixed).toBe(leaves.length);
  expect(count.edited).toBeGreaterThan(leaves.length * 0.7);
});
