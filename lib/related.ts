import { relations } from '@/content/relations';
import { saas } from '@/content/saas';
import type { IconName, Picture } from '@/content/schema/fields';
import type { Relations } from '@/content/schema/relations';
import type { ServiceId } from '@/content/schema/services';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { fill } from './fill';
import { pathOf, resolveHref } from './href';
import { type Post, posts } from './posts';
import { serviceIds } from './services';

export type Related = { title: string; subtitle: string; image: Picture; href: string };
/**
 * A link to a related page. With a picture it is a card, with its `kind` above the title; without one it is a line, with its
 * `icon` before the title.
 */
export type RelatedPage = {
  kind?: string;
  icon?: IconName;
  title: string;
  text: string;
  image?: Picture;
  href: string;
};

/**
 * The product with this name, and a link to its part of the SaaS page. `from`, for errors, is where the name is
 * written.
 */
function product(name: string, from: string): Related {
  const products = saas.chapters.flatMap((chapter) => chapter.products);
  const found = products.find(({ title }) => title === name);
  if (!found) {
    const names = products.map(({ title }) => title).join(', ');
    throw new Error(`${from}: content/saas.ts has no product "${name}". Use one of ${names}.`);
  }
  const { title, subtitle, image } = found;
  return { title, subtitle, image, href: resolveHref(`/offerings/saas#${title}`) };
}

/** The product an article leads to. */
export const relatedProduct = ({ product: name, file }: Post): Related => product(name, `${file} › product`);

/** The products of a service or of the marketplace page, each with its purpose there. */
export const productsOf = (id: keyof Relations): Related[] =>
  relations[id].products.map(({ name, why }) => ({ ...product(name, `content/relations.ts › ${id}`), subtitle: why }));

const relatedPost = (post: Post, kind: string): RelatedPage => ({
  kind,
  title: post.title,
  text: post.description,
  image: post.image,
  href: post.path,
});

const relatedService = (id: ServiceId): RelatedPage => {
  const { title, subtitle, image } = services.items[id];
  return { kind: words.service, title, text: subtitle, image, href: pathOf(id) };
};

/** Above an article's title: that it is one, and its reading time. */
const articleKind = ({ minutes }: Post) => `${words.article} · ${fill(words.readingTime, { minutes })}`;

const articlesOf = (id: ServiceId) => {
  const names = relations[id].products.map(({ name }) => name);
  return posts()
    .filter((post) => names.includes(post.product))
    .map((post) => relatedPost(post, articleKind(post)));
};

/** The three newest articles, for a page that has no subject of its own. */
export const newestArticles = (): RelatedPage[] =>
  posts()
    .slice(0, 3)
    .map((post) => relatedPost(post, articleKind(post)));

/**
 * The pages related to a service: the other services, without the pictures that each service page begins with, and the
 * newest article on one of its products.
 */
export const pagesRelatedToService = (id: ServiceId): RelatedPage[] => [
  ...serviceIds
    .filter((other) => other !== id)
    .map((other) => {
      const { image, ...line } = relatedService(other);
      return line;
    }),
  ...articlesOf(id).slice(0, 1),
];

/** The pages related to the operations and maintenance offer: the service, and articles on its products. */
export const pagesRelatedToOffer = (): RelatedPage[] => [
  relatedService('operationsMaintenance'),
  ...articlesOf('operationsMaintenance').slice(0, 2),
];

/** The pages related to an article: the articles before and after it, and a service that its product runs. */
export function pagesRelatedToPost({
  post,
  newer,
  older,
}: {
  post: Post;
  newer?: Post | undefined;
  older?: Post | undefined;
}) {
  const service = serviceIds.find((id) => relations[id].products.some(({ name }) => name === post.product));
  return [
    ...(newer ? [relatedPost(newer, words.newer)] : []),
    ...(older ? [relatedPost(older, words.older)] : []),
    ...(service ? [relatedService(service)] : []),
  ];
}
