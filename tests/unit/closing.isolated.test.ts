import { describe, expect, it, vi } from 'vitest';
import { closing } from '@/content/closing';
import { closingOf, closingOfIndex, closingOfPost } from '@/lib/closing';
import { fill } from '@/lib/fill';
import { indexPaths, posts } from '@/lib/posts';

vi.mock(import('@/lib/posts'), async (original) => {
  const module = await original();
  return { ...module, indexPaths: vi.fn(module.indexPaths) };
});

describe('the call to action', () => {
  const { lines, link, button, message } = closing.articles;

  it('of a page is its own, or that of its canonical page', () => {
    expect(closingOf('offerings')).toBe(closing.pages.home);
    expect(closingOf('home')).toBe(closing.pages.home);
  });

  it('of a page without one is an error that names the file', () => {
    expect(() => closingOf('privacy')).toThrow('content/closing.ts › pages has no entry for the page privacy.');
  });

  it('of an article names its product and its title; the sentences take turns from the oldest article on', () => {
    const all = posts().map(closingOfPost);
    expect(all.map(({ line }) => line).reverse()).toEqual(posts().map((_, index) => lines[index % lines.length]));
    for (const [index, { product, title }] of posts().entries())
      expect(all[index]).toMatchObject({ button: fill(button, { product }), message: fill(message, { title }), link });
  });

  it('of the blog index is that of the blog; from page 2 on the sentence is one of the articles', () => {
    expect(closingOfIndex(1)).toBe(closing.pages.blog);
    vi.mocked(indexPaths).mockReturnValue(['/', '/page/2/', '/page/3/']);
    expect([2, 3].map(closingOfIndex)).toEqual([lines[1], lines[0]].map((line) => ({ ...closing.pages.blog, line })));
  });
});
