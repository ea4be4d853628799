import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblem } from '@/scripts/check/problem';
import { readMasters } from '@/scripts/check/rules/pictures';
import { readMaster } from '@/scripts/images/inspect';

const svg = (inner = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;
let root: string;
function add(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'masters-'));
  add('content/images/team/a.svg', svg());
});
afterEach(() => rmSync(root, { recursive: true }));

async function read() {
  const { masters, problems } = await readMasters(root);
  return { masters: [...masters], problems: problems.map(formatProblem) };
}

describe('the pictures of content/images', () => {
  it('are named by folder and file', async () => {
    add('content/images/blog/b.svg', svg());
    expect(await read()).toEqual({ masters: ['blog/b.svg', 'team/a.svg'], problems: [] });
  });

  it('report a file that is not a picture, on every run', async () => {
    add('content/images/team/b.svg', 'no picture');
    const message = expect.stringMatching(/^content\/images\/team\/b\.svg: cannot be read as a picture \(/);
    expect((await read()).problems).toEqual([message]);
    expect((await read()).problems).toEqual([message]);
  });

  it('are checked together with their extension: the same bytes may be valid under one name only', async () => {
    add('content/images/team/c.png', svg('<g/>'));
    add('content/images/team/b.svg', svg('<g/>'));
    expect((await read()).problems).toEqual([
      expect.stringMatching(/^content\/images\/team\/c\.png: .*its name ends in "\.png" but it is SVG/),
    ]);
  });

  it('report an empty file and a file outside the folders', async () => {
    add('content/images/team/b.svg', '');
    add('content/images/loose.svg', svg());
    expect((await read()).problems).toEqual([
      expect.stringMatching(/^content\/images\/loose\.svg: pictures belong in one of the folders /),
      expect.stringMatching(/^content\/images\/team\/b\.svg: cannot be read as a picture \(the file is empty\)/),
    ]);
  });
});

describe('a drawing that names its source', () => {
  const source = (name: string) => svg(`<!-- Made by ${name} -->`);

  it('is valid while that source exists', async () => {
    add('art/marks/day-ring.ts', '');
    add('content/images/team/b.svg', source('art/marks/day-ring.ts'));
    expect((await read()).problems).toEqual([]);
  });

  it('is reported when its source does not exist', async () => {
    add('content/images/team/b.svg', source('art/marks/gone.ts'));
    expect((await read()).problems).toEqual([
      'content/images/team/b.svg: names art/marks/gone.ts as its source, which does not exist: restore that file, or make the picture again.',
    ]);
  });
});

it('a picture that was derived already is not decoded again', async () => {
  add('content/images/team/b.svg', 'no picture');
  const master = {
    key: 'team/b.svg',
    folder: 'team',
    name: 'b',
    extension: '.svg',
    focus: [0.5, 0.5] as [number, number],
  };
  const found = readMaster(path.join(root, 'content/images/team/b.svg'), master);
  const hash = 'value' in found ? found.value.hash : '';
  add('public/images/manifest.json', JSON.stringify({ pictures: { 'team/b.svg': { hash } } }));
  expect((await read()).problems).toEqual([]);
  add('public/images/manifest.json', JSON.stringify({ pictures: { 'team/b.svg': { hash: 'older' } } }));
  expect((await read()).problems).toHaveLength(1);
});
