import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblem } from '@/scripts/check/problem';
import { readMasters } from '@/scripts/check/rules/pictures';
import { deriveImages } from '@/scripts/images/derive';
import { readMaster } from '@/scripts/images/inspect';
import { listMasters, type Master } from '@/scripts/images/masters';

const svg = (inner = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;
let root: string;
function add(file: string, text: string | Buffer) {
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

describe('readMasters', () => {
  it('names pictures by folder and file', async () => {
    add('content/images/blog/b.svg', svg());
    expect(await read()).toEqual({ masters: ['blog/b.svg', 'team/a.svg'], problems: [] });
  });

  it('reports a file that is not a picture, on every run', async () => {
    add('content/images/team/b.svg', 'no picture');
    const message = expect.stringMatching(/^content\/images\/team\/b\.svg: cannot be read as a picture \(/);
    expect((await read()).problems).toEqual([message]);
    expect((await read()).problems).toEqual([message]);
  });

  it('checks a picture with its extension: the same bytes may be valid under one name only', async () => {
    add('content/images/team/c.png', svg('<g/>'));
    add('content/images/team/b.svg', svg('<g/>'));
    expect((await read()).problems).toEqual([
      expect.stringMatching(/^content\/images\/team\/c\.png: .*its name ends in "\.png" but it is SVG/),
    ]);
  });

  it('reports an empty file and a file outside the folders', async () => {
    add('content/images/team/b.svg', '');
    add('content/images/loose.svg', svg());
    expect((await read()).problems).toEqual([
      expect.stringMatching(/^content\/images\/loose\.svg: pictures belong in one of the folders /),
      expect.stringMatching(/^content\/images\/team\/b\.svg: cannot be read as a picture \(the file is empty\)/),
    ]);
  });

  it('reports a symbolic link to a file that does not exist', async () => {
    symlinkSync(path.join(root, 'gone.svg'), path.join(root, 'content/images/team/b.svg'));
    expect((await read()).problems).toEqual(['content/images/team/b.svg: cannot be read (ENOENT). Put the file back.']);
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

/** A picture that `npm run images` has processed, so it is not decoded. */
function processed(key: string, width: number) {
  add(`content/images/${key}`, 'no picture');
  const [folder, master] = [path.join(root, 'content/images'), (found: Master) => found.key === key];
  const found = readMaster(path.join(folder, key), listMasters(folder, []).find(master) as Master);
  const hash = 'value' in found ? found.value.hash : '';
  add('public/images/manifest.json', JSON.stringify({ pictures: { [key]: { hash, width } } }));
}

it('a picture that was derived already is not decoded again', async () => {
  processed('team/b.svg', 9);
  expect((await read()).problems).toEqual([]);
  add('public/images/manifest.json', JSON.stringify({ pictures: { 'team/b.svg': { hash: 'older' } } }));
  expect((await read()).problems).toHaveLength(1);
});

it('a picture that is replaced by one of the same size is read again', async () => {
  const [valid, broken] = [svg('<g/>'), svg('<?/>')];
  add('content/images/team/b.svg', valid);
  expect((await read()).problems).toEqual([]);
  add('content/images/team/b.svg', broken);
  expect((await read()).problems).toHaveLength(1);
});

describe('a picture that is narrower than its folder needs', () => {
  const text = (width: number) =>
    `content/images/blog/b.jpg: is ${width} pixels wide, and pictures in blog/ should have 1440`;
  const found = async (width: number) => {
    processed('blog/b.jpg', width);
    const { problems, warnings } = await readMasters(root);
    return [problems.map(formatProblem), warnings.map(formatProblem)];
  };

  it('is refused below half of that width', async () => {
    expect(await found(719)).toEqual([[`${text(719)}: choose a larger original.`], []]);
  });

  it.each([720, 1439])('causes a warning at %i pixels', async (width) => {
    expect(await found(width)).toEqual([[], [`${text(width)}: it may look soft on large screens.`]]);
  });

  it('is valid from that width on', async () => expect(await found(1440)).toEqual([[], []]));

  it('is judged by the width of its crop, before `npm run images` and after it', async () => {
    const jpeg = await sharp({ create: { width: 1000, height: 600, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer();
    add('content/images/industries/b.jpg', jpeg);
    const message =
      'content/images/industries/b.jpg: is 450 pixels wide after the crop, and pictures in industries/ should have 960: choose a larger original.';
    expect((await read()).problems).toEqual([message]);
    await deriveImages({ masters: path.join(root, 'content/images'), out: path.join(root, 'public/images') });
    expect((await read()).problems).toEqual([message]);
  });

  it('is valid at any width as a drawing', async () => {
    processed('blog/b.svg', 9);
    expect(await readMasters(root)).toMatchObject({ problems: [], warnings: [] });
  });
});

it('a picture that is also cropped to portrait causes a warning without a focal point', async () => {
  processed('hero/b.jpg', 5000);
  const { warnings } = await readMasters(root);
  expect(warnings.map(formatProblem)).toEqual([
    'content/images/hero/b.jpg: has no focal point, and phones get a tall crop of it: add "hero/b.jpg": [0.5, 0.5] to content/images/focus.json, with the subject\'s position from the left and from the top, or set it with npm run edit.',
  ]);
  add('content/images/focus.json', JSON.stringify({ 'hero/b.jpg': [0.5, 0.5] }));
  expect((await readMasters(root)).warnings).toEqual([]);
});

it('a picture with a picture of its own for phones needs no focal point', async () => {
  add('content/images/hero/b.jpg', 'no picture');
  processed('hero/b-portrait.jpg', 1100);
  const { warnings } = await readMasters(root);
  expect(warnings.map(formatProblem)).toEqual([
    'content/images/hero/b-portrait.jpg: is 1100 pixels wide after the crop, and pictures for phones should have 1200: it may look soft on large screens.',
  ]);
});
