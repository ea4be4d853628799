import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { maxFeedItems } from '@/lib/feeds';
import { filesIn } from '@/scripts/lib/files';
import { edit } from '../content/copy';
import { copyTree, run } from '../lib/tree';

/*
 * The site at another address and with more articles than its feeds contain, one of them with characters in its title that
 * HTML, XML and JavaScript must escape. It must pass the tests of tests/export/seo*.
 */
const address = 'https://elsewhere.test';
const total = maxFeedItems + 2;
const copy = copyTree('elsewhere');
const out = path.join(copy, 'out');
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

beforeAll(() => {
  edit(copy, 'content/site.ts', `url: '${site.url}'`, `url: '${address}'`);
  edit(copy, 'content/site.ts', `searchConsole: '${site.searchConsole}'`, "searchConsole: 'a-code'");
  const folder = path.join(copy, 'content/blog');
  const written = readdirSync(folder).length;
  const [sample = ''] = readdirSync(folder);
  const article = readFileSync(path.join(folder, sample), 'utf8');
  for (let number = written + 1; number <= total; number++) {
    const title = number === total ? 'Loss & "gain", 1 < 2 ]]> it\'s' : `Article ${number}`;
    const text = article
      .replace(/title: .*/, `title: ${JSON.stringify(title)}`)
      .replace(
        /description: .*/,
        `description: What article ${number} says ${'in words of its own '.repeat(4).trim()}.`,
      )
      .replace(/date: .*/, `date: 2023-0${Math.ceil(number / 28)}-${String(((number - 1) % 28) + 1).padStart(2, '0')}`);
    writeFileSync(path.join(folder, `article-${number}.mdx`), text);
  }
  run(copy, ['tsx', 'scripts/export.ts'], { SITE_OUT_DIR: 'out' });
}, 1_800_000);

it('contains its new address everywhere and its old one nowhere', () => {
  const old = new URL(site.url).host;
  expect(filesIn(out).filter((file) => readFileSync(path.join(out, file)).includes(old))).toEqual([]);
  for (const file of ['index.html', 'sitemap.xml', 'robots.txt', 'resources/blog/feed.xml', 'resources/blog/feed.json'])
    expect([file, read(file).includes(`${address}/`)]).toEqual([file, true]);
});

it('contains the Search Console code', () => {
  expect(read('index.html')).toContain('<meta name="google-site-verification" content="a-code">');
});

describe('articles beyond the limit of the feeds', () => {
  it('fill three index pages of twelve, twelve and eight, which link to each other', () => {
    const pages = ['', 'page/2/', 'page/3/'].map((page) => `resources/blog/${page}index.html`);
    const linked = /href="\/resources\/blog\/(?!page\/)[^"/]+\/"/g;
    const cards = (page: string) => new Set(read(page).split('</main>')[0]?.match(linked)).size;
    expect(pages.map(cards)).toEqual([12, 12, 8]);
    for (const page of pages)
      for (const other of ['', 'page/2/', 'page/3/']) expect(read(page)).toContain(`href="/resources/blog/${other}"`);
    expect(filesIn(path.join(out, 'resources/blog/page')).filter((file) => /^(?:1|4)\b/.test(file))).toEqual([]);
  });

  it('pass every test of metadata, structured data, previews, sitemap, feeds and HTML', () => {
    run(copy, ['vitest', 'run', 'tests/export/seo', '--no-file-parallelism'], { SITE_OUT_DIR: 'out' });
    rmSync(copy, { recursive: true });
  }, 1_800_000);
});
