import { saas } from '@/content/saas';
import type { Picture } from '@/content/schema/fields';
import { resolveHref } from './href';
import type { Post } from './posts';

export type Related = { title: string; subtitle: string; image: Picture; href: string };

/** The product an article leads to, with a link to its chapter. */
export function relatedProduct({ product, file }: Post): Related {
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
  throw new Error(`${file} › product: content/saas.ts has no product "${product}". Use one of ${names.join(', ')}.`);
}
