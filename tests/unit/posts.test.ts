import { describe, expect, it } from 'vitest';
import { saas } from '@/content/saas';
import { indexPath, posts } from '@/lib/posts';
import { relatedProduct } from '@/lib/related';

describe('posts', () => {
  it('are sorted newest first, each with a path and a reading time', () => {
    const dates = posts().map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { slug, path, minutes } of posts())
      expect([path, minutes > 0]).toEqual([`/resources/blog/${slug}/`, true]);
  });

  it('have the file that their slug names', () => {
    for (const { file, slug } of posts()) expect(file).toMatch(new RegExp(`^content/blog/${slug}\\.mdx?$`));
  });

  it('have an index whose first page is the blog’s own path', () => {
    expect([indexPath(1), indexPath(2)]).toEqual(['/resources/blog/', '/resources/blog/page/2/']);
  });
});

describe('relatedProduct', () => {
  const [post] = posts();
  if (!post) throw new Error('content/blog contains no article.');

  it('links each product to its panel', () => {
    for (const { products } of saas.chapters)
      for (const { title } of products)
        expect(relatedProduct({ ...post, product: title })).toMatchObject({ title, href: `/offerings/saas/#${title}` });
  });

  it('lists the products for an unknown one', () => {
    const [first] = saas.chapters[0]?.products ?? [];
    expect(() => relatedProduct({ ...post, file: 'content/blog/a-post.md', product: 'None' })).toThrow(
      `content/blog/a-post.md › product: content/saas.ts has no product "None". Use one of ${first?.title}`,
    );
  });
});
