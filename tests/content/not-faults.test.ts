import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../scripts/check/content';
import { inWords } from '../../scripts/check/problem';
import { add, edit, makeSite } from './copy';

// A machine that is busy with other things is no fault.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
beforeEach(async () => {
  root = await makeSite();
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = async (at = root) => (await checkContent(at)).problems.map(inWords);

/** Every text file of the content, rewritten. */
function rewrite(change: (text: string) => string) {
  for (const name of readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|mdx)$/.test(name)) continue;
    const file = path.join(root, 'content', name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

test('a byte-order mark at the head of every file', async () => {
  rewrite((text) => `\uFEFF${text}`);
  expect(await problems()).toEqual([]);
});

test('Windows line ends, and faults still named by their line', async () => {
  rewrite((text) => text.replaceAll('\n', '\r\n'));
  expect(await problems()).toEqual([]);
  add(
    root,
    'content/blog/line.mdx',
    readFileSync(path.join(root, 'content/blog/ninety-six-blocks.mdx'), 'utf8').replace('## Who', '# Who'),
  );
  expect((await problems())[0]).toMatch(/^content\/blog\/line\.mdx:\d+: a heading with one #/);
});

test('a picture named with the path of a Windows window', async () => {
  edit(root, 'content/about.ts', 'about/park.jpg', String.raw`content\\images\\about\\park.jpg`);
  edit(root, 'content/team.ts', 'team/ananya-rao.svg', String.raw`team\\ananya-rao.svg`);
  expect(await problems()).toEqual([]);
});

test.each(['C Users Ån Editor', 'Macintosh HD (copy) #2 100%'])('a site in a folder named %s', async (name) => {
  const odd = path.join(root, name);
  for (const part of ['content', 'app']) cpSync(path.join(root, part), path.join(odd, part), { recursive: true });
  expect(await problems(odd)).toEqual([]);
});

test('what macOS and Windows leave in folders', async () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini'])
    for (const folder of ['content', 'content/blog', 'content/images', 'content/images/team'])
      add(root, `${folder}/${name}`, 'x');
  expect(await problems()).toEqual([]);
});

test('a photograph of 20 MB straight from a camera', async () => {
  const size = { width: 3600, height: 2400, channels: 3 as const };
  const noise = Buffer.alloc(size.width * size.height * 3);
  let state = 7;
  for (let i = 0; i < noise.length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise[i] = state >>> 24;
  }
  const photo = await sharp(noise, { raw: size }).jpeg({ quality: 97, chromaSubsampling: '4:4:4' }).toBuffer();
  expect(photo.length).toBeGreaterThan(18_000_000);
  expect(photo.length).toBeLessThan(25_000_000);
  writeFileSync(path.join(root, 'content/images/about/park.jpg'), photo);
  expect(await problems()).toEqual([]);
});

test('an ending in capitals, as cameras write it', async () => {
  cpSync(path.join(root, 'content/images/about/park.jpg'), path.join(root, 'content/images/about/dsc-0012.JPG'));
  edit(root, 'content/about.ts', 'about/park.jpg', 'about/dsc-0012.JPG');
  expect(await problems()).toEqual([]);
});

test('a draft dated ahead, and sections that links do not name', async () => {
  const post = readFileSync(path.join(root, 'content/blog/ninety-six-blocks.mdx'), 'utf8');
  const draft = post
    .replace("date: '2024-11-21'", "date: '2098-01-01'")
    .replace('draft: false', 'draft: true')
    .replace('Ninety-six', 'Ninety');
  add(root, 'content/blog/ahead.mdx', draft);
  const report = await checkContent(root);
  expect([report.problems, report.drafts, report.articles]).toEqual([[], ['content/blog/ahead.mdx'], 1]);
});
