import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readModule, valueAt } from '../../../editor/fields/modules';
import { createApi } from '../../../editor/server/api';
import { Editor } from '../../../editor/write/change';
import { PictureError } from '../../../scripts/images/masters';
import { copyForEditor } from './copy';

const { deriveImages } = vi.hoisted(() => ({ deriveImages: vi.fn() }));
vi.mock('../../../scripts/images/derive', () => ({ deriveImages }));

const root = copyForEditor();
afterAll(() => rmSync(root, { recursive: true }));
const path = ['blog', 'blog', 'title'];
const title = () => valueAt(readModule(root, 'blog'), path);
let editor: Editor;
let call: (name: string, body: object | Buffer, query?: string) => Promise<unknown>;
beforeEach(() => {
  editor = new Editor(root);
  const api = createApi(editor);
  call = async (name, body, query) =>
    api[name]?.(Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)), new URLSearchParams(query));
});
const change = (value: string) =>
  call('change', { label: 'Title', operations: [{ do: 'set', path, was: title(), value }] });

test('a text is saved while an uploaded picture is resized, whose answer then has that text', async () => {
  let finish = () => {};
  deriveImages.mockImplementationOnce(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
  const uploaded = call('picture', svg, 'folder=partners&name=New.svg');
  expect(await change('Saved meanwhile')).toMatchObject({ ok: true });
  finish();
  expect(await uploaded).toMatchObject({
    ok: true,
    key: 'partners/new.svg',
    state: { history: { undo: 'Title' }, trees: { blog: [{ value: { title: 'Saved meanwhile' } }] } },
  });
});

test('a focal point that is saved unchanged does not withdraw the step before it where the resizing fails', async () => {
  const points = Object.entries(JSON.parse(readFileSync(`${root}/content/images/focus.json`, 'utf8')));
  const [key, point] = points[0] ?? [];
  await change('Kept');
  deriveImages.mockRejectedValueOnce(new PictureError(['is broken']));
  expect(await call('focus', { key, point })).toEqual({ ok: false, problems: ['is broken'] });
  expect([title(), editor.history.summary().undo]).toEqual(['Kept', 'Title']);
});
