import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { home } from '@/content/home';
import { words } from '@/content/words';
import { parseFrontMatter } from '@/lib/article/front-matter';
import { fill } from '@/lib/fill';
import { formatArticles } from '@/scripts/check/format';

const [article = ''] = readdirSync('content/blog').filter((file) => file.endsWith('.mdx'));
const source = readFileSync(`content/blog/${article}`, 'utf8');
/** The front matter of an article of this site. */
const head = source.slice(0, source.length - parseFrontMatter(source).body.length);
const day = /(?<=\bdate:\s*['"]?)\d{4}-\d\d-\d\d/;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'posts-'));
  mkdirSync(path.join(root, 'content/blog'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

type Given = { slug: string; date?: string; words?: number; space?: string; draft?: boolean };
/** The module `lib/posts` of a site with only these articles. */
async function blogWith(...given: Given[]) {
  for (const { slug, date = '2024-11-06', words = 10, space = ' ', draft = false } of given) {
    const text = head.replace(day, date).replace(/draft: \w+/, `draft: ${draft}`) + `word${space}`.repeat(words);
    writeFileSync(path.join(root, 'content/blog', `${slug}.mdx`), text);
  }
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
  return import('@/lib/posts');
}
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

describe('the order of articles', () => {
  it('is the newest first', async () => {
    const { posts } = await blogWith(
      { slug: 'a', date: '2024-01-31' },
      { slug: 'b', date: '2024-11-06' },
      { slug: 'c', date: '2023-12-01' },
    );
    expect(slugs(posts())).toEqual(['b', 'a', 'c']);
  });

  it('of one day is that of their slugs, not of their files, so that every build has the same order', async () => {
    const { posts } = await blogWith({ slug: 'solar-wind' }, { slug: 'grid', date: '2024-11-07' }, { slug: 'solar' });
    expect(slugs(posts())).toEqual(['grid', 'solar', 'solar-wind']);
  });
});

describe('the reading time', () => {
  it.each([
    [0, 1],
    [100, 1],
    [325, 1],
    [335, 2],
    [545, 2],
    [555, 3],
    [2200, 10],
  ])('of %i words is %i min, at 220 words a minute', async (words, minutes) => {
    const { posts } = await blogWith({ slug: 'a', words });
    expect(posts()[0]?.minutes).toBe(minutes);
  });

  it('counts words, not the blank lines between them', async () => {
    const { posts } = await blogWith({ slug: 'a', words: 325, space: '\n\n  ' });
    expect(posts()[0]?.minutes).toBe(1);
  });
});

describe('the folder of articles', () => {
  it('gives each article the address of its file name, and ignores other files', async () => {
    writeFileSync(path.join(root, 'content/blog/notes.txt'), 'not an article');
    const { posts } = await blogWith({ slug: 'ninety-six' });
    expect(posts().map(({ slug, path: address }) => [slug, address])).toEqual([
      ['ninety-six', '/resources/blog/ninety-six/'],
    ]);
  });

  it('has no article in a hidden file, which may be a copy of an editor program or a link to nothing', async () => {
    for (const name of ['.a-copy.mdx', '._a.mdx'])
      writeFileSync(path.join(root, 'content/blog', name), 'No front matter\n');
    symlinkSync('nobody@nowhere', path.join(root, 'content/blog/.#a.mdx'));
    const { posts } = await blogWith({ slug: 'a' });
    expect(slugs(posts())).toEqual(['a']);
    expect(() => formatArticles(root)).not.toThrow();
    expect(readFileSync(path.join(root, 'content/blog/._a.mdx'), 'utf8')).toBe('No front matter\n');
  });

  it('includes drafts only under `npm run dev`', async () => {
    const given = [{ slug: 'a' }, { slug: 'b', draft: true }];
    expect(slugs((await blogWith(...given)).posts())).toEqual(['a']);
    vi.stubEnv('NODE_ENV', 'development');
    expect(slugs((await blogWith(...given)).posts())).toEqual(['a', 'b']);
  });

  it('with an article whose front matter is faulty stops the build, and the message names the line', async () => {
    writeFileSync(path.join(root, 'content/blog/faulty.mdx'), 'No front matter\n');
    const { posts } = await blogWith({ slug: 'a' });
    expect(posts).toThrow(/^content\/blog\/faulty\.mdx:1: \S/);
  });

  it('is read again at each request under `npm run dev`, and once in a build', async () => {
    const { posts } = await blogWith({ slug: 'a' });
    posts();
    writeFileSync(path.join(root, 'content/blog/b.mdx'), `${head}Text`);
    expect(slugs(posts())).toEqual(['a']);
    vi.stubEnv('NODE_ENV', 'development');
    expect(slugs(posts())).toHaveLength(2);
  });
});

describe('the index', () => {
  it('shows twelve articles a page', async () => {
    const all = Array.from({ length: 25 }, (_, i) => ({ slug: `post-${String(i).padStart(2, '0')}` }));
    const { indexPaths, postsOnPage } = await blogWith(...all);
    expect(indexPaths()).toEqual(['/resources/blog/', '/resources/blog/page/2/', '/resources/blog/page/3/']);
    expect([1, 2, 3].map((page) => slugs(postsOnPage(page)).map((slug) => Number(slug.slice(5))))).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
      [24],
    ]);
  });

  it('has one page for a full dozen, and one for none', async () => {
    const dozen = Array.from({ length: 12 }, (_, i) => ({ slug: `post-${i}` }));
    expect((await blogWith()).indexPaths()).toEqual(['/resources/blog/']);
    expect((await blogWith(...dozen)).indexPaths()).toEqual(['/resources/blog/']);
  });

  it('has a preview picture, a title and a description for each page past the first', async () => {
    const all = Array.from({ length: 30 }, (_, i) => ({ slug: `post-${i}` }));
    const { indexPath } = await blogWith(...all);
    const [{ cards }, { indexMetadata, indexText }] = await Promise.all([
      import('@/lib/cards'),
      import('@/lib/metadata'),
    ]);
    const further = cards().filter(({ name }) => name.startsWith('blog/page-'));
    expect(further.map(({ name, title, kicker }) => [name, title, kicker])).toEqual([
      ['blog/page-2', 'Blog, page 2', ''],
      ['blog/page-3', 'Blog, page 3', ''],
    ]);
    expect(further.map(({ image }) => image)).toEqual(Array(2).fill(home.hero.offerings[0]?.image.file));
    expect(indexText(3).description).toBe(fill(words.pageDescription, { number: 3, count: 3 }));
    expect(indexMetadata(3)).toMatchObject({
      description: indexText(3).description,
      openGraph: { title: 'Blog, page 3', url: expect.stringMatching(`${indexPath(3)}$`), type: 'website' },
    });
    expect(indexMetadata(3)).not.toHaveProperty('robots');
  });
});

describe('the articles that Next exports', () => {
  it('are a placeholder in a blog without articles, since Next refuses a route without pages', async () => {
    rmSync(path.join(root, 'content/blog'), { recursive: true });
    const { posts, postSlugs } = await blogWith();
    expect([posts(), postSlugs()]).toEqual([[], ['page']]);
  });
});
