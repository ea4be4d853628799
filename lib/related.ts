import { saas } from '@/content/saas';
import type { Picture } from '@/content/schema/fields';
import { resolveHref } from './href';
import type { Post } from './posts';

export type Related = { title: string; subtitle: string; image: Picture; href: string };

/** The product an article leads to, with a link to its panel on the SaaS page. */
export function relatedProduct({ product, file }: Post): Related {
  const products = saas.chapters.flatMap((chapter) => chapter.products);
  const found = products.find(({ title }) => title === product);
  if (!found) {
    const names = products.map(({ title }) => title).join(', ');
    throw new Error(`${file} › product: content/saas.ts has no product "${product}". Use one of ${names}.`);
  }
  const { title, subtitle, image } = found;
  return { title, subtitle, image, href: resolveHref(`/offerings/saas#${title}`) };
}
