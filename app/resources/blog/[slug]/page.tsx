import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Article } from '@/components/sections/article';
import { JsonLd } from '@/components/ui/json-ld';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { articleHtml } from '@/lib/article-html';
import { blogPosting } from '@/lib/jsonld';
import { postMetadata } from '@/lib/metadata';
import { postSlugs, posts } from '@/lib/posts';
import { relatedProduct } from '@/lib/related';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => postSlugs().map((slug) => ({ slug }));

async function findPost({ params }: Props) {
  const { slug } = await params;
  const all = posts();
  const index = all.findIndex((post) => post.slug === slug);
  const post = all[index];
  if (!post) notFound();
  return { post, newer: all[index - 1], older: all[index + 1] };
}

export const generateMetadata = async (props: Props): Promise<Metadata> => postMetadata((await findPost(props)).post);

export default async function PostPage(props: Props) {
  const found = await findPost(props);
  const article = articleHtml(found.post.body, site.brand);
  return (
    <>
      <Article {...found} {...article} related={relatedProduct(found.post)} words={words} />
      <JsonLd things={[blogPosting(found.post)]} />
    </>
  );
}
