import { describe, expect, it } from 'vitest';
import { closing } from '@/content/closing';
import { closingOf, closingOfIndex, closingOfPost } from '@/lib/closing';
import { posts } from '@/lib/posts';

describe('the call to action', () => {
  const { lines, link } = closing.articles;

  it('of a page is its own, or that of its canonical page', () => {
    expect(closingOf('offerings')).toBe(closing.pages.home);
    expect(closingOf('home')).toBe(closing.pages.home);
  });

  it('of a page without one is an error that names the file', () => {
    expect(() => closingOf('privacy')).toThrow('content/closing.ts › pages has no entry for the page privacy.');
  });

  it('of an article names its product and its title, with a sentence that its neighbours do not have', () => {
    const all = posts().map(closingOfPost);
    // From the oldest on, so that a new article changes no other.
    expect(all.map(({ line }) => line).reverse()).toEqual(posts().map((_, index) => lines[index % lines.length]));
    for (const [index, { product, title }] of posts().entries())
      expect(all[index]).toMatchObject({ button: `Ask about ${product}`, message: `After reading “${title}”:`, link });
  });

  it('of the blog is that of its page', () => expect(closingOfIndex(1)).toBe(closing.pages.blog));
});
