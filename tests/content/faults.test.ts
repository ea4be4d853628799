import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/check/content';
import { formatProblem } from '../../scripts/check/problem';
import { copyContent } from './copy';
import { addresses } from './faults/addresses';
import { articles } from './faults/articles';
import { contactForm } from './faults/contact';
import { lineOf, replace, set, withoutLines, write } from './faults/fault';
import { files } from './faults/files';
import { fixes } from './faults/fixes';
import { links } from './faults/links';
import { shapes } from './faults/shapes';

let root: string;
beforeAll(async () => {
  root = await copyContent();
});
afterAll(() => rmSync(root, { recursive: true }));

const report = async () => (await checkContent(root)).problems.map(formatProblem);

test('the unchanged copy has no problems', async () => {
  expect(await report()).toEqual([]);
});

describe.each([
  ['fields and counts', shapes],
  ['the contact form', contactForm],
  ['links and names', links],
  ['pages and aliases', addresses],
  ['pictures, texts and modules', files],
  ['articles', articles],
  ['messages that name the fix', fixes],
])('%s', (_, faults) => {
  test.each(faults)('%s', async (_what, change, says) => {
    const undo = change(root);
    try {
      const lines = (await report()).map(withoutLines);
      expect(
        lines.filter((line) => line.includes(says)),
        `"${says}" is not in:\n${lines.join('\n')}`,
      ).not.toEqual([]);
    } finally {
      undo();
    }
  });
});

test('the copy has no problems after all changes are undone', async () => {
  expect(await report()).toEqual([]);
});

test('one run reports the problems of several files', async () => {
  const undo = [
    set('team.managementTeam.people.0.name', ''),
    set('contact.title', 5),
    set('about.image.file', 'about/none.jpg'),
    write('content/blog/Notes.txt', 'x'),
  ].map((change) => change(root));
  const lines = await report();
  for (const step of undo) step();
  for (const file of ['team.ts', 'contact.ts', 'about.ts', 'blog/Notes.txt'])
    expect(
      lines.some((line) => line.startsWith(`content/${file}`)),
      file,
    ).toBe(true);
});

describe('the line of a field of a module', () => {
  const [team, name] = ['content/team.ts', /name: 'Leena Thomas',/];
  const line = lineOf(team, name);

  test.each([
    ['an invalid value', "name: '',", `${team}:${line} › `],
    ['an unknown field', "name: 'Leena Thomas', colour: '',", `${team}:${line} › `],
    ['a missing field: the line of its group', '', `${team}:${line - 2} › `],
  ])('%s', async (_what, to, start) => {
    const undo = replace(team, name, to)(root);
    const lines = await report();
    undo();
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${start}`))]);
  });

  test('a value that another module contradicts, also after lines are added above it', async () => {
    const [file, number] = ['content/products/truops.ts', /number: '\d{4}'/];
    const first = lineOf(file, number);
    const undo = [replace(file, number, "number: '9999'")(root)];
    const before = await report();
    undo.push(replace(file, /^/, '\n\n')(root));
    const after = await report();
    for (const step of undo.reverse()) step();
    const at = (line: number) => [expect.stringMatching(new RegExp(`^${file}:${line} › .* › number: is 9999, but`))];
    expect([before, after]).toEqual([at(first), at(first + 2)]);
  });
});
