import { describe, expect, it } from 'vitest';
import type { Post } from '@/scripts/check/posts';
import { formatProblem, type Problem } from '@/scripts/check/problem';
import { letterProblems } from '@/scripts/check/rules/letters';
import { content } from '../lib/content';

const text = (problems: Problem[]) => problems.map(formatProblem);

describe('letters of preview pictures', () => {
  const post = { file: 'content/blog/a.mdx', metadata: { title: 'ௐ 漢' }, lineOf: () => 2 } as unknown as Post;
  const message =
    'contains “漢” (U+6F22), which no font for preview pictures has: npm install --save-dev @fontsource/noto-sans-sc';

  it('are looked for in the brand, in titles and labels of pages and in titles of articles', () => {
    const parts = {
      site: { site: { brand: '漢' } },
      routes: { routes: { home: { title: 'Home', label: '漢' }, about: { title: '漢', label: 'About' } } },
      words: { words: { pageTitle: '漢' } },
    };
    expect(text(letterProblems(content(parts), [post]))).toEqual([
      `content/site.ts › brand: ${message}`,
      `content/routes.ts › home › label: ${message}`,
      `content/routes.ts › about › title: ${message}`,
      `content/words.ts › pageTitle: ${message}`,
      `content/blog/a.mdx:2 › title: ${message}`,
    ]);
  });

  it('are not looked for in invalid modules', () => {
    const invalid = { file: 'content/blog/b.mdx', lineOf: () => 1 } as unknown as Post;
    expect(letterProblems(content({}), [invalid])).toEqual([]);
    expect(letterProblems(content({ site: {}, routes: {}, words: {} }), [])).toEqual([]);
  });
});
