import { saas } from '@/content/saas';
import type { Picture } from '@/content/schema/fields';
import { resolveHref } from './href';
import type { Post } from './posts';

export type Related = { title: string; subtitle: string; image: Picture; href: string };

/** The product an article leads to, with the address of its chapter. */
export function relatedProduct({ product, slug }: Post): Related {
  for (const { id, products } of saas.chapters) {
    const found = products.find(({ title }) => title === product);
    if (found)
      return {
        title: found.title,
        subtitle: found.subtitle,
        image: found.image,
        href: resolveHref(`/offerings/saas#${id}`),
      };
  }
  const names = saas.chapters.flatMap(({ products }) => products.map(({ title }) => title));
  throw new Error(
    `content/blog/${slug}.mdx › product: "${product}" is no product of content/saas.ts, which has ${names.join(', ')}.`,
  );
}
