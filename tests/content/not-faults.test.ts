import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { about } from '../../content/about';
import { routes } from '../../content/routes';
import { team } from '../../content/team';
import { checkContent } from '../../scripts/check/content';
import { formatProblem } from '../../scripts/check/problem';
import { article, draft } from './article';
import { add, copyContent, jpeg } from './copy';
import { set } from './faults/fault';

let root: string;
beforeEach(async () => {
  root = await copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = async (at = root) => (await checkContent(at)).problems.map(formatProblem);

/** Rewrites every text file of the content. */
function rewrite(change: (text: string) => string) {
  for (const name of readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|mdx?)$/.test(name)) continue;
    const file = path.join(root, 'content', name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

test('the check accepts a byte-order mark at the start of every file', async () => {
  rewrite((text) => `\uFEFF${text}`);
  expect(await problems()).toEqual([]);
});

test('the check accepts Windows line ends; problems still name the right line', async () => {
  add(root, 'content/blog/line.mdx', article());
  rewrite((text) => text.replaceAll('\n', '\r\n'));
  expect(await problems()).toEqual([]);
  rmSync(path.join(root, 'content/blog/line.mdx'));
  add(root, 'content/blog/line.mdx', article('Text.\n\n# Who').replaceAll('\n', '\r\n'));
  expect((await problems())[0]).toMatch(/^content\/blog\/line\.mdx:15: a heading with one #/);
});

test('the check accepts a picture path with backslashes, as Windows writes it', async () => {
  const backslashes = (file = '') => file.replaceAll('/', '\\');
  set('about.image.file', backslashes(`content/images/${about.image.file}`))(root);
  set('team.founders.people.0.image.file', backslashes(team.founders.people[0]?.image.file))(root);
  expect(await problems()).toEqual([]);
});

test.each(['C Users Ån Editor', 'Macintosh HD (copy) #2 100%'])(
  'the check accepts a site in a folder named %s',
  async (name) => {
    const odd = path.join(root, name);
    for (const part of ['content', 'app']) cpSync(path.join(root, part), path.join(odd, part), { recursive: true });
    expect(await problems(odd)).toEqual([]);
  },
);

test('the check accepts files that macOS and Windows leave in folders', async () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini'])
    for (const folder of ['content', 'content/blog', 'content/images', 'content/images/team'])
      add(root, `${folder}/${name}`, 'x');
  expect(await problems()).toEqual([]);
});

test('the check accepts a photograph of 20 MB', { tags: ['full'] }, async () => {
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
  writeFileSync(path.join(root, 'content/images/about/large.jpg'), photo);
  expect(await problems()).toEqual([]);
});

test('the check accepts a file extension in upper case, as cameras write it', async () => {
  add(root, 'content/images/about/dsc-0012.JPG', await jpeg(2000, 30));
  set('about.image.file', 'about/dsc-0012.JPG')(root);
  expect(await problems()).toEqual([]);
});

test.each(['2024-11-06', "'2024-11-06'", '"2024-11-06"'])(
  'the check accepts the date %s in an article',
  async (date) => {
    add(root, 'content/blog/dated.mdx', article().replace('2024-11-21', date));
    expect(await problems()).toEqual([]);
  },
);

test('the check accepts an article with the extension .md, with the same syntax', async () => {
  const before = (await checkContent(root)).articles;
  add(root, 'content/blog/plain.md', article('{brand} <Figure value="1" unit="MW">One.</Figure>'));
  const { problems: found, articles } = await checkContent(root);
  expect([found, articles]).toEqual([[], before + 1]);
});

test('the check accepts a draft with a date in the future', async () => {
  const before = await checkContent(root);
  const draft = article().replace('2024-11-21', '2098-01-01').replace('draft: false', 'draft: true');
  add(root, 'content/blog/ahead.mdx', draft);
  const report = await checkContent(root);
  expect(report.problems).toEqual([]);
  expect(report.drafts).toEqual(['content/blog/ahead.mdx', ...before.drafts].sort());
  expect(report.articles).toBe(before.articles);
});

test('the check accepts links of a draft to its own headings', async () => {
  add(root, 'content/blog/ahead.mdx', draft(`## Costs\n\n[Up](#costs), [here](${routes.blog.path}ahead/#costs)`));
  expect(await problems()).toEqual([]);
});

test('a hero picture that is somewhat too small and has no focal point causes warnings', async () => {
  add(root, 'content/images/hero/small.jpg', await jpeg(1200, 700));
  const report = await checkContent(root);
  expect(report.problems).toEqual([]);
  expect(report.warnings.map(formatProblem)).toEqual([
    'content/images/hero/small.jpg: is 1200 pixels wide, and pictures in hero/ should have 2400: it may look soft on large screens.',
    'content/images/hero/small.jpg: has no focal point, and phones get a tall crop of it: add "hero/small.jpg": [0.5, 0.5] to content/images/focus.json, with the subject\'s position from the left and from the top, or set it with npm run edit.',
  ]);
});

test.each(['सूर्य कार्य', 'சூரியன்', 'সূর্য', 'సూర్యుడు', 'Zoë & Łukasz ₹'])(
  'the check accepts the brand %s',
  async (brand) => {
    set('site.brand', brand)(root);
    expect(await problems()).toEqual([]);
  },
);
