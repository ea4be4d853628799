import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkContent } from '../../scripts/check/content';
import { inWords } from '../../scripts/check/problem';
import { add, edit, makeSite } from './copy';
import { files } from './faults/files';
import { links } from './faults/links';
import { shapes } from './faults/shapes';

// A machine that is busy with other things is no fault.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
beforeAll(async () => {
  root = await makeSite();
});
afterAll(() => rmSync(root, { recursive: true }));

const report = async () => (await checkContent(root)).problems.map(inWords);

test('the fixture has no problems', async () => {
  expect(await report()).toEqual([]);
});

describe.each([
  ['fields and counts', shapes],
  ['links, routes and names', links],
  ['pictures, articles and files', files],
])('%s', (_, faults) => {
  test.each(faults)('%s in %s', async (_what, file, from, to, says) => {
    const undo = from === null ? add(root, file, to) : edit(root, file, from, String(to));
    try {
      const lines = await report();
      expect(
        lines.filter((line) => line.includes(says)),
        lines.join('\n'),
      ).not.toEqual([]);
    } finally {
      undo();
    }
  });
});

test('all problems are named in one run, whatever their module', async () => {
  const undo = [
    edit(root, 'content/team.ts', "name: 'Kabir Sethi'", "name: ''"),
    edit(root, 'content/contact.ts', "title: 'Get in Touch',", "title: 'Get in Touch'"),
    edit(root, 'content/about.ts', 'about/park.jpg', 'about/parks.jpg'),
    add(root, path.join('content/blog', 'Notes.txt'), 'x'),
  ];
  const lines = await report();
  for (const put of undo) put();
  for (const file of ['team.ts', 'contact.ts', 'about.ts', 'blog/Notes.txt'])
    expect(
      lines.some((line) => line.startsWith(`content/${file}`)),
      file,
    ).toBe(true);
});

test('the table is as long as it should be', () => {
  expect(shapes.length + links.length + files.length).toBeGreaterThanOrEqual(80);
});
