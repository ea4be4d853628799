import { describe, expect, it } from 'vitest';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { cards } from '@/lib/cards';
import { indexMetadata, pageMetadata, postMetadata } from '@/lib/metadata';
import { posts } from '@/lib/posts';
import { shareLinks } from '@/lib/share';

const canonical = (metadata: ReturnType<typeof pageMetadata>) => metadata.alternates?.canonical;

describe('pageMetadata', () => {
  it('has the page itself as canonical URL, or its canonical page', () => {
    expect(canonical(pageMetadata('about'))).toBe(`${site.url}/about/`);
    expect(canonical(pageMetadata('offerings'))).toBe(`${site.url}/`);
    expect(canonical(pageMetadata('operationsOffer'))).toBe(`${site.url}${routes.operationsOffer.path}`);
  });

  it('sets noindex and the home page’s Open Graph picture for a placeholder', () => {
    expect(pageMetadata('press').robots).toEqual({ index: false });
    expect(JSON.stringify(pageMetadata('press').openGraph)).toContain('/og/home.jpg');
    expect(pageMetadata('about').robots).toBeUndefined();
  });
});

it('the published time of an article is midnight in India', () => {
  const [post] = posts();
  if (post)
    expect(postMetadata(post).openGraph).toMatchObject({
      type: 'article',
      publishedTime: `${post.date}T00:00:00+05:30`,
    });
});

it('page 2 of the blog index has its own URL, title and picture', () => {
  expect(indexMetadata(2)).toMatchObject({
    title: expect.stringContaining('page 2'),
    alternates: { canonical: `${site.url}/resources/blog/page/2/` },
  });
  expect(JSON.stringify(indexMetadata(2).openGraph)).toContain('/og/blog/page-2.jpg');
});

it('every Open Graph card has a unique name, a title and a picture', () => {
  const names = cards().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, title, image } of cards())
    expect([name, title.length > 0, /\.\w+$/.test(image)]).toEqual([name, true, true]);
});

it('share links encode special characters of a title', () => {
  const [post] = posts();
  if (!post) return;
  const title = '100% & "more" #1 + ₹5?';
  const [mail, , x] = shareLinks({ ...post, title }, words).map(({ href }) => new URL(href));
  expect([mail?.searchParams.get('subject'), x?.searchParams.get('text')]).toEqual([title, title]);
  expect(mail?.href).toContain('subject=100%25%20%26');
});
