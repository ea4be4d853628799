import { describe, expect, it } from 'vitest';
import { relations } from '@/content/relations';
import type { ServiceId } from '@/content/schema/services';
import { words } from '@/content/words';
import { pathOf } from '@/lib/href';
import { postAt, posts } from '@/lib/posts';
import {
  newestArticles,
  pagesRelatedToOffer,
  pagesRelatedToPost,
  pagesRelatedToService,
  productsOf,
} from '@/lib/related';
import { serviceIds } from '@/lib/services';

const productNames = (id: ServiceId) => relations[id].products.map(({ name }) => name);
/** The addresses of the articles on a product of this service, newest first. */
const articlesOn = (id: ServiceId) =>
  posts()
    .filter(({ product }) => productNames(id).includes(product))
    .map(({ path }) => path);

describe.each(serviceIds)('%s', (id) => {
  it('names the products that run it, with what each does there', () => {
    expect(productsOf(id).map(({ title, subtitle }) => ({ name: title, why: subtitle }))).toEqual(
      relations[id].products,
    );
  });
  it('links to the three other services, and to the newest article on one of its products', () => {
    const others = serviceIds.filter((other) => other !== id).map(pathOf);
    expect(pagesRelatedToService(id).map(({ href }) => href)).toEqual([...others, ...articlesOn(id).slice(0, 1)]);
  });
});

it.each(posts().map(({ slug }, index) => [slug, index] as const))('%s links to its neighbours', (slug, index) => {
  const found = postAt(slug);
  const related = found && pagesRelatedToPost({ ...found, post: { ...found.post, product: 'None' } });
  const [newer, older] = [posts()[index - 1], posts()[index + 1]];
  expect(related?.map(({ kind, href }) => [kind, href])).toEqual([
    ...(newer ? [[words.newer, newer.path]] : []),
    ...(older ? [[words.older, older.path]] : []),
  ]);
});

it.each([...new Set(serviceIds.flatMap(productNames))])(
  'an article on %s links to the first service that uses it',
  (product) => {
    const [post] = posts();
    if (!post) throw new Error('content/blog contains no article.');
    const first = serviceIds.find((id) => productNames(id).includes(product)) as ServiceId;
    const related = pagesRelatedToPost({ post: { ...post, product } });
    expect(related.map(({ kind, href }) => [kind, href])).toEqual([[words.service, pathOf(first)]]);
  },
);

it('an unknown article has no neighbours', () => expect(postAt('none')).toBeUndefined());

it('the offer links to its service and to two articles on its products', () => {
  expect(pagesRelatedToOffer().map(({ href }) => href)).toEqual([
    pathOf('operationsMaintenance'),
    ...articlesOn('operationsMaintenance').slice(0, 2),
  ]);
});

it('the newest articles are three at most, from the newest on', () => {
  expect(newestArticles().map(({ href }) => href)).toEqual(
    posts()
      .slice(0, 3)
      .map(({ path }) => path),
  );
});
