import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleNames, productsOf, readModule, valueAt } from '../../../editor/fields/modules';
import { readTree } from '../../../editor/fields/tree';
import { master } from '../../../editor/server/pictures';
import { runScript } from '../../../editor/server/run-script';
import { flat } from '../../../editor/types';
import { serveCopy } from './served';

const { root, guard, api, ask, call } = await serveCopy();

describe('pictures', () => {
  const upload = async (name: string, body: Buffer, folder = 'partners') => {
    const { status, text } = await ask(`/__edit/api/picture?folder=${folder}&name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'x-edit-token': guard.token },
      body,
    });
    return { status, ...JSON.parse(text) };
  };
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inner}</svg>`);
  test('a picture that the build rejects is rejected with its message, and no file remains', async () => {
    expect(await upload('Bad.svg', svg('<script>alert(1)</script>'))).toMatchObject({
      ok: false,
      problems: [
        expect.stringMatching(/^content\/images\/partners\/bad\.svg: contains a script, which is not allowed/),
      ],
    });
    expect(await upload('photo.heic', Buffer.from('x'))).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/its name ends in "\.heic"/)],
    });
    expect(await upload('cut.jpg', Buffer.from([0xff, 0xd8, 0xff]), 'team')).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/cannot be read as a picture/)],
    });
    expect(master(root, 'partners/bad.svg')).toBeUndefined();
  });

  test('a picture gets a name that no other has, in any format', async () => {
    const photo = readdirSync(path.join(root, 'content/images/about')).find((file) => file.endsWith('.jpg')) ?? '';
    const { name } = path.parse(photo);
    const { problems, key } = await upload(`${name}.svg`, svg('<rect width="9" height="9"/>'), 'about');
    expect([problems, key]).toEqual([undefined, `about/${name}-2.svg`]);
    await call('step', { direction: 'undo' });
  });

  test('a picture does not become the phone crop of another by its name', async () => {
    const rect = svg('<rect width="9" height="9"/>');
    const keys = [];
    for (const name of ['services-portrait.svg', 'lone-portrait.svg', 'lone.svg'])
      keys.push((await upload(name, rect, 'hero')).key);
    expect(keys).toEqual(['hero/services-portrait-2.svg', 'hero/lone-portrait.svg', 'hero/lone-2.svg']);
    for (const _ of keys) await call('step', { direction: 'undo' });
  });

  test('of two undos that arrive together, the one that removes a picture deletes its served file', async () => {
    const served = path.join(root, 'public/images/partners/undone.svg');
    await upload('Undone.svg', svg('<rect width="9" height="9"/>'));
    expect(existsSync(served)).toBe(true);
    const set = { do: 'set', path: ['blog', 'blog', 'title'], value: 'Other notes' };
    const was = valueAt(readModule(root, 'blog'), set.path);
    await call('change', { label: 'x', operations: [{ ...set, was }] });
    const undo = () => api.step?.(Buffer.from('{"direction":"undo"}'), new URLSearchParams());
    await Promise.all([undo(), undo()]);
    expect(master(root, 'partners/undone.svg')).toBeUndefined();
    expect(existsSync(served)).toBe(false);
  });

  test('what fails only when the served files are generated leaves no change, and nothing to redo', async () => {
    const broken = path.join(root, 'content/images/team/broken.jpg');
    const focus = path.join(root, 'content/images/focus.json');
    writeFileSync(broken, 'x');
    const before = readFileSync(focus, 'utf8');
    const [key = ''] = Object.keys(JSON.parse(before));
    const problems = [expect.stringMatching(/^content\/images\/team\/broken\.jpg: cannot be read/)];
    try {
      expect(await upload('Good.svg', svg('<rect width="9" height="9"/>'))).toMatchObject({ ok: false, problems });
      expect(master(root, 'partners/good.svg')).toBeUndefined();
      const { text } = await call('focus', { key, point: [0.123, 0.456] });
      expect(JSON.parse(text)).toMatchObject({ ok: false, problems });
      expect(readFileSync(focus, 'utf8')).toBe(before);
      expect(JSON.parse((await call('state', {})).text).state.history).toEqual({ steps: [] });
      rmSync(focus);
      writeFileSync(focus, '{');
      expect((await call('focus', { key, point: [0, 0] })).text).toContain('focus.json is not JSON');
    } finally {
      writeFileSync(focus, before);
      rmSync(broken);
    }
  });
});

test.each([
  ['team', ['team', 'team', 'managementTeam', 'people'], 6],
  ['testimonial', ['testimonial', 'testimonial', 'logos'], 1],
])('a new entry of %s is valid, and written in the same form as the others', async (name, path, lines) => {
  const read = () => readFileSync(`${root}/content/${name}.ts`, 'utf8');
  const before = read().split('\n').length;
  const { value } = JSON.parse((await call('initialValue', { path })).text);
  const was = valueAt(readModule(root, name), path) as unknown[];
  const insert = { do: 'insert', path, was, at: was.length, value };
  expect(JSON.parse((await call('change', { label: 'x', operations: [insert] })).text)).toMatchObject({ ok: true });
  expect(read().split('\n').length - before).toBe(lines);
  await call('step', { direction: 'undo' });
});

const uniqueFields: [what: string, path: (string | number)[], kinds: string[]][] = [
  ['year', ['journey', 'journey', 'entries'], ['new', 'copy']],
  ['time', ['services', 'services', 'operationsOffer', 'round', 'steps'], ['new', 'copy']],
  ['address', ['glossary', 'glossary', 'terms', 0, 'places'], ['new', 'copy']],
  ['day, and a name of at most 12 characters', ['products/trucovenant', 'trucovenant', 'duties'], ['copy']],
];
test.each(process.env.TEST_FULL ? uniqueFields : uniqueFields.slice(0, 1))(
  'an entry that needs its own %s is added and duplicated',
  async (_, path, kinds) => {
    const was = valueAt(readModule(root, String(path[0])), path) as unknown[];
    for (const kind of kinds) {
      const copy = kind === 'copy' ? was.length - 1 : undefined;
      const { value } = JSON.parse((await call('initialValue', { path, copy })).text);
      const insert = { do: 'insert', path, was, at: was.length, value };
      expect(JSON.parse((await call('change', { label: 'x', operations: [insert] })).text).problems).toBeUndefined();
      await call('step', { direction: 'undo' });
    }
  },
);

/** The first optional group or picture of each module and name that is left out. */
const leftOut = moduleNames
  .flatMap((name) => readTree(root, name, productsOf(root)).flatMap(flat))
  .filter(({ kind, optional, value }) => optional && value === undefined && (kind === 'group' || kind === 'picture'))
  .filter(
    (field, index, all) =>
      index ===
      all.findIndex(({ path: [name, ...keys] }) => name === field.path[0] && keys.at(-1) === field.path.at(-1)),
  );
test.each(leftOut.map(({ path }) => [path.join(' › '), path]))(
  '%s is added and removed again',
  { tags: ['full'] },
  async (_, path) => {
    const { file } = readModule(root, String(path[0]));
    const before = readFileSync(`${root}/${file}`, 'utf8');
    const { value } = JSON.parse((await call('initialValue', { path })).text);
    const apply = async (operation: object) =>
      JSON.parse((await call('change', { label: 'x', operations: [{ path, ...operation }] })).text).problems;
    expect(await apply({ do: 'set', value })).toBeUndefined();
    expect(valueAt(readModule(root, String(path[0])), path)).toEqual(value);
    expect(await apply({ do: 'remove', was: value })).toBeUndefined();
    expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(before);
  },
);

test('the picture of a link preview is drawn', async () => {
  const { output } = await runScript('.', 'editor/server/card.ts', 'saas');
  expect(output).toMatch(/^data:image\/jpeg;base64,\/9j/);
  expect((await call('card', { name: '../x' })).status).toBe(400);
});

test('a change is written, and the new state is returned', async () => {
  const titlePath = ['blog', 'blog', 'title'];
  const readTitle = () => valueAt(readModule(root, 'blog'), titlePath);
  const title = readTitle();
  const operations = [{ do: 'set', path: titlePath, was: title, value: 'Other notes' }];
  const { status, text } = await call('change', { label: 'x', operations });
  expect(status).toBe(200);
  expect(JSON.parse(text).state.history.undo).toBe('x');
  expect(readTitle()).toBe('Other notes');
  expect((await call('change', { label: 'x', operations })).status, 'the file has another value').toBe(409);
  expect(JSON.parse((await call('step', { direction: 'undo' })).text).ok).toBe(true);
  expect(readTitle()).toBe(title);
});
