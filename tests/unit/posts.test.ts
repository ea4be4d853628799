import { describe, expect, it } from 'vitest';
import { indexPath, parsePost, posts } from '@/lib/posts';
import { relatedProduct } from '@/lib/related';

const head = "export const metadata = {\n  title: 'A',\n  draft: false,\n};\n";

describe('parsePost', () => {
  it('parts the metadata from the text', () => {
    expect(parsePost(`${head}\nText`)).toEqual({ metadata: { title: 'A', draft: false }, body: '\nText' });
  });

  it('takes byte-order marks and Windows line ends as they come', () => {
    expect(parsePost(`\uFEFF${head}\nText`.replaceAll('\n', '\r\n')).metadata).toEqual({ title: 'A', draft: false });
  });

  it.each([['Text alone'], ["export const metadata = { title: 'A' };\nText"]])(
    'says what is missing in %j',
    (source) => {
      expect(() => parsePost(source)).toThrow('must start with "export const metadata = {"');
    },
  );

  it('runs nothing of the machine', () => {
    expect(() => parsePost('export const metadata = {\n  title: process.cwd(),\n};\n')).toThrow(
      'process is not defined',
    );
  });
});

describe('posts', () => {
  it('come newest first, with an address and a reading time each', () => {
    const dates = posts().map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { slug, path, minutes } of posts())
      expect([path, minutes > 0]).toEqual([`/resources/blog/${slug}/`, true]);
  });

  it('hold no draft outside writing', () => expect(posts().filter(({ draft }) => draft)).toEqual([]));

  it('have an index whose first page is the blog’s own address', () => {
    expect([indexPath(1), indexPath(2)]).toEqual(['/resources/blog/', '/resources/blog/page/2/']);
  });
});

describe('relatedProduct', () => {
  const [post] = posts();
  if (!post) throw new Error('content/blog holds no article.');

  it('leads to the chapter that shows it', () => {
    expect(relatedProduct({ ...post, product: 'SolarVision' })).toMatchObject({
      title: 'SolarVision',
      href: '/offerings/saas/#CMS',
    });
    expect(relatedProduct({ ...post, product: 'TruPrediction' }).href).toBe('/offerings/saas/#F&S');
  });

  it('says which products there are, when it is none', () => {
    expect(() => relatedProduct({ ...post, slug: 'a-post', product: 'TruNothing' })).toThrow(
      /content\/blog\/a-post\.mdx › product: "TruNothing" is no product of content\/saas\.ts, which has TruAnalytica,/,
    );
  });
});
