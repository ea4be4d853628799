import { describe, expect, it } from 'vitest';
import { relations } from '@/content/relations';
import { postAt, posts } from '@/lib/posts';
import {
  newestArticles,
  pagesRelatedToOffer,
  pagesRelatedToPost,
  pagesRelatedToService,
  productsOf,
} from '@/lib/related';
import { serviceIds } from '@/lib/services';

describe.each(serviceIds)('%s', (id) => {
  it('names the products that run it, with what each does there', () => {
    expect(productsOf(id).map(({ title, subtitle }) => ({ name: title, why: subtitle }))).toEqual(
      relations[id].products,
    );
  });
  it('links to the three other services, and to an article on one of its products', () => {
    const related = pagesRelatedToService(id);
    expect(related.filter(({ kind }) => kind === 'Service')).toHaveLength(serviceIds.length - 1);
    const article = posts().find(({ path }) => path === related.at(-1)?.href);
    expect(relations[id].products.map(({ name }) => name)).toContain(article?.product);
  });
});

it('an article links to its neighbours, and to a service that its product runs', () => {
  const [first, second] = posts();
  const found = postAt(first?.slug ?? '');
  expect(found && pagesRelatedToPost(found).map(({ kind, href }) => [kind, href])).toEqual([
    ['Older', second?.path],
    ['Service', '/offerings/services/asset-management/'],
  ]);
  expect(postAt('none')).toBeUndefined();
});

it('the offer links to its service and to articles on its products', () => {
  const kinds = pagesRelatedToOffer().map(({ kind }) => kind.replace(/\d+/, 'n'));
  expect(kinds).toEqual(['Service', 'Article · n min read', 'Article · n min read']);
});

it('the newest articles are three at most, from the newest on', () => {
  expect(newestArticles().map(({ href }) => href)).toEqual(
    posts()
      .slice(0, 3)
      .map(({ path }) => path),
  );
});
