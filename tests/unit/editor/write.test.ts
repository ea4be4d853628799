import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readModule, valueAt } from '../../../editor/fields/modules';
import { readState } from '../../../editor/server/state';
import { editModule } from '../../../editor/source/edit';
import { format } from '../../../editor/source/format';
import type { Operation, Path } from '../../../editor/types';
import { Editor } from '../../../editor/write/change';
import { Conflict } from '../../../editor/write/files';
import { copyForEditor } from './copy';

const root = copyForEditor();
afterAll(() => rmSync(root, { recursive: true }));

const team = path.join(root, 'content/team.ts');
const people: Path = ['team', 'team', 'managementTeam', 'people'];
const text: Path = [...people, 0, 'text'];
const at = (where: Path) => valueAt(readModule(root, String(where[0])), where);
const picture = at(['team', 'team', 'founders', 'people', 0, 'image', 'file']);
const card = (name: string, words: string) => `
      {
        roleTitle: 'Head of ${name}',
        name: '${name}',
        image: { file: '${picture}', alt: 'Portrait of ${name}' },
        text: '${words}',
        sample: true,
      },`;
/** content/team.ts with three people of this test in place of the site's own, whose entries editors change. */
const original = readFileSync(team, 'utf8').replace(
  /(?<=managementTeam: \{[\s\S]*?people: \[)[\s\S]*?(?=\n {4}\],)/,
  card('First', '20+ years in asset management.') + card('Second', '18+ years.') + card('Third', '15+ years.'),
);
let editor = new Editor(root);
beforeEach(() => {
  rmSync(team, { force: true });
  writeFileSync(team, original);
  editor = new Editor(root);
});
afterEach(() => {
  const names = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const parts = names.filter((name) => name.endsWith('.part'));
  expect(parts, 'no part of a file is left behind').toEqual([]);
});

const apply = (...operations: Operation[]) => editor.apply('Test', operations);
const set = (where: Path, value: unknown): Operation => ({ do: 'set', path: where, was: at(where), value });
/** Lines added and removed, as Git counts them. */
const diff = () => {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', '-', team], {
    input: original,
    encoding: 'utf8',
  });
  const [added, removed] = stdout.split('\t');
  return `+${added} −${removed}`;
};
const person = {
  roleTitle: 'Head of Contracts',
  name: 'New Person',
  image: { file: picture, alt: '' },
  text: '12+ years in contracts.',
  sample: true,
};

describe('the lines that change', () => {
  test('one text: one line', async () => {
    expect(await apply(set(text, '21+ years in asset management.'))).toEqual({ ok: true });
    expect(diff()).toBe('+1 −1');
  });
  test('a person: seven new lines', async () => {
    expect(await apply({ do: 'insert', path: people, was: at(people), at: 1, value: person })).toEqual({ ok: true });
    expect(diff()).toBe('+7 −0');
  });
  test('two people swapped: seven lines moved', async () => {
    expect(await apply({ do: 'move', path: people, was: at(people), at: 0, to: 1 })).toEqual({ ok: true });
    expect(diff()).toBe('+7 −7');
  });
  test('an optional field: one line, where the schema has it', async () => {
    const link = [...people, 0, 'link'];
    expect(await apply(set(link, 'https://www.linkedin.com/in/x'))).toEqual({ ok: true });
    expect(diff()).toBe('+1 −0');
    expect(readFileSync(team, 'utf8')).toMatch(/text: '20\+ years in asset management\.',\n\s+link: '/);
    expect(await apply({ do: 'remove', path: link, was: at(link) })).toEqual({ ok: true });
    expect(readFileSync(team, 'utf8')).toBe(original);
  });
  test('comments above, in and behind an entry move with it', async () => {
    const entries = (...years: string[]) => `export const journey = {\n  entries: [\n${years.join('')}  ],\n};\n`;
    const first = '    { year: 2023, capacityMw: 4000 },\n';
    const second =
      '    // Above.\n    {\n      year: 2024,\n      // In it.\n      capacityMw: 4000,\n    }, // Behind.\n';
    const operation: Operation = { do: 'move', path: ['journey', 'journey', 'entries'], was: [], at: 1, to: 0 };
    const moved = editModule(entries(first, second), operation);
    expect(await format('content/journey.ts', moved)).toBe(entries(second, first));
  });
  test('a field is added below a field with a comment above and behind', async () => {
    const group = (fields: string) => `export const group = {\n  // Above.\n  first: 1, // Behind.\n${fields}};\n`;
    const added = editModule(group(''), { do: 'set', path: ['group', 'group', 'second'], value: 2 });
    expect(await format('content/group.ts', added)).toBe(group('  second: 2,\n'));
  });
});

const word = '“Word” paragraph – with\u00a0space… and ’quotes’';
test.each([
  ['quotes', `It's "said"`],
  ['backslashes', 'C:\\temp\\new \\n \\u0041 \\'],
  ['braces and dollars', `{ a } \${b} $& $1 \`c\``],
  ['a less-than sign', 'a < b && c > d <3'],
  ['emoji', '👩🏽‍🔧 works 🌞'],
  ['Devanagari', 'नवीकरणीय ऊर्जा क्षेत्र'],
  ['right-to-left letters', 'طاقة متجددة'],
  ['a paragraph from Word', word],
])('%s: read back as typed, and undone', async (_, value) => {
  expect(await apply(set(text, value))).toEqual({ ok: true });
  expect(at(text)).toBe(value);
  expect(await editor.step('undo')).toEqual({ ok: true });
  expect(readFileSync(team, 'utf8')).toBe(original);
  expect(await editor.step('redo')).toEqual({ ok: true });
  expect(at(text)).toBe(value);
});

describe('refused, and nothing written', () => {
  const role: Path = [...people, 0, 'roleTitle'];
  const removal = (): Operation => ({ do: 'delete', path: people, was: at(people), at: 0 });
  const refused = async (words: RegExp, ...operations: Operation[]) => {
    const outcome = await apply(...operations);
    expect(outcome.ok).toBe(false);
    expect('problems' in outcome && outcome.problems.join('\n')).toMatch(words);
    expect(readFileSync(team, 'utf8')).toBe(original);
  };
  test('10,000 letters', () =>
    refused(
      /^content\/team\.ts:\d+ › managementTeam › 1st card › text: is 10000 characters long; this place holds 160$/,
      set(text, 'a'.repeat(10_000)),
    ));
  test('an empty text', () => refused(/is empty: write the words/, set(text, ' ')));
  test('a link that leads nowhere', () =>
    refused(/leads to no page of content\/routes\.ts/, set(['navigation', 'navigation', 'demo', 'href'], '/nowhere')));
  test('a name that another entry has', () =>
    refused(/is "Second", as in the 1st card/, set([...people, 0, 'name'], 'Second')));
  test('a picture that is not there', () =>
    refused(
      /content\/images\/team\/nobody\.svg does not exist/,
      set([...people, 0, 'image', 'file'], 'team/nobody.svg'),
    ));
  test('an entry too many', () =>
    refused(
      /has 13 entries; this place holds 1 to 12/,
      ...Array.from(
        { length: 10 },
        (_, count): Operation => ({
          do: 'insert',
          path: people,
          was: at(people),
          at: 0,
          value: { ...person, name: `P ${count}` },
        }),
      ),
    ));
  test('a value that the file no longer has', async () => {
    const operation = set(text, 'Mine.');
    writeFileSync(team, original.replace('20+ years in asset', '22+ years in asset'));
    await expect(apply(operation)).rejects.toThrow(Conflict);
    expect(readFileSync(team, 'utf8')).toContain('22+ years');
  });
  test('a value that is computed from another', async () => {
    await expect(apply(set(['contact', 'contact', 'cards', 0, 'website'], 'https://a.example.com'))).rejects.toThrow(
      /^content\/contact\.ts › contact › cards › 0 › website: is computed from site\.url: change it there$/,
    );
  });
  test.each<[string, string, string, () => Operation]>([
    [
      'an entry',
      '{\n        roleTitle',
      '...[],\n      {\n        roleTitle',
      () => set([...people, 1, 'text'], 'Mine.'),
    ],
    ['the entries', '{\n        roleTitle', '...[],\n      {\n        roleTitle', removal],
    ['a field', "name: 'First',", "name: 'First',\n        ...{ roleTitle: 'A' },", () => set(role, 'B')],
  ])('%s that a spread in the file moves or replaces', async (_, from, to, operation) => {
    const start = original.indexOf('Head of First') - 40;
    const source = original.slice(0, start) + original.slice(start).replace(from, to);
    writeFileSync(team, source);
    expect(await apply(operation())).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^content\/team\.ts › team › .*: change it in a text editor$/)],
    });
    expect(readFileSync(team, 'utf8')).toBe(source);
  });
  test('a file outside content', async () => {
    await expect(
      editor.write('x', [{ file: 'content/../app/layout.tsx', before: null, after: Buffer.from('x') }]),
    ).rejects.toThrow(/is no module, article or picture of content/);
    await expect(apply({ do: 'set', path: ['../package', 'x', 'y'], was: undefined, value: 1 })).rejects.toThrow(
      /is no module, article or picture of content/,
    );
  });
});

test.each([
  ['formatted', () => apply(set(text, 'Mine.'))],
  [
    'checked',
    () => {
      const after = original.replace('20+', '21+');
      return editor.write('Test', [
        { file: 'content/team.ts', before: Buffer.from(original), after: Buffer.from(after) },
      ]);
    },
  ],
])('a file that changes while the new text is %s is left alone', async (_, run) => {
  // The promise cannot settle before the next line: nothing is written yet.
  const running = run();
  writeFileSync(team, original.replace('Second', 'Secunda'));
  await expect(running).rejects.toThrow(/was changed on disk meanwhile/);
  expect(readFileSync(team, 'utf8')).toContain('Secunda');
});

test('a read-only file is not replaced', async () => {
  chmodSync(team, 0o444);
  await expect(apply(set(text, 'Mine.'))).rejects.toThrow(/team\.ts was not written: you do not have permission/);
  expect(readFileSync(team, 'utf8')).toBe(original);
});

test('a syntax error in one file is named with its line, and other files can be edited', async () => {
  writeFileSync(team, original.replace('title:', 'title'));
  const line = original.split('title:')[0]?.split('\n').length;
  await expect(apply({ do: 'set', path: text, was: 'x', value: 'y' })).rejects.toThrow(
    `content/team.ts:${line}: Expected`,
  );
  const title: Path = ['blog', 'blog', 'title'];
  const before = at(title);
  expect(await apply(set(title, 'Other notes'))).toEqual({ ok: true });
  expect(await editor.step('undo')).toEqual({ ok: true });
  expect(at(title)).toBe(before);
});

test('a value of the wrong type is among the problems, and the other fields of its file can be edited', async () => {
  writeFileSync(team, original.replace(/(?<=managementTeam: \{[\s\S]*?people: )\[[\s\S]*?\n {4}\],/, "'nobody',"));
  const { broken, problems } = await readState(editor);
  expect(broken).toEqual({});
  expect(problems).toContainEqual(
    expect.stringMatching(/^content\/team\.ts:\d+ › managementTeam › people: is "nobody"; it must be a list in \[ \]$/),
  );
});

test('a change is undone and redone in a file that changed elsewhere, and not where it has another value', async () => {
  const outside = (from: string, to: string) => writeFileSync(team, readFileSync(team, 'utf8').replace(from, to));
  await apply(set(text, 'Mine.'));
  outside('18+ years.', '19+ years.');
  expect(await editor.step('undo')).toEqual({ ok: true });
  expect(readFileSync(team, 'utf8')).toBe(original.replace('18+ years.', '19+ years.'));
  outside('15+ years.', '16+ years.');
  expect(await editor.step('redo')).toEqual({ ok: true });
  expect([at(text), at([...people, 1, 'text']), at([...people, 2, 'text'])]).toEqual([
    'Mine.',
    '19+ years.',
    '16+ years.',
  ]);
  outside('Mine.', 'Theirs.');
  await expect(editor.step('undo')).rejects.toThrow(Conflict);
  expect([at(text), editor.history.summary().undo]).toEqual(['Theirs.', 'Test']);
});

test('one change is reverted while a later one stays', async () => {
  await apply(set(text, 'First.'));
  await apply(set([...people, 1, 'text'], 'Second.'));
  expect(await editor.revert(1)).toEqual({ ok: true });
  expect(at(text)).toBe('20+ years in asset management.');
  expect(at([...people, 1, 'text'])).toBe('Second.');
});

test('two fields that were added in one step are not removed by Revert if one has another value by now', async () => {
  const [first, second] = [0, 1].map((index) => [...people, index, 'link']) as [Path, Path];
  await apply(set(first, 'https://www.linkedin.com/in/a'), set(second, 'https://www.linkedin.com/in/b'));
  writeFileSync(team, readFileSync(team, 'utf8').replace('/in/a', '/in/theirs'));
  await expect(editor.revert(1)).rejects.toThrow(/has another value here now/);
  expect([at(first), at(second)]).toEqual(['https://www.linkedin.com/in/theirs', 'https://www.linkedin.com/in/b']);
});

test('a reverted change can be redone by Undo after a change elsewhere in its file', async () => {
  await apply(set(text, 'Mine.'));
  expect(await editor.revert(1)).toEqual({ ok: true });
  writeFileSync(team, original.replace('18+ years.', '19+ years.'));
  expect(await editor.step('undo')).toEqual({ ok: true });
  expect([at(text), at([...people, 1, 'text'])]).toEqual(['Mine.', '19+ years.']);
});
