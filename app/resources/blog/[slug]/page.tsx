import type { Metadata } from 'next';
import { Article } from '@/components/sections/article';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { renderMdx } from '@/lib/mdx';
import { absolute, pageTitle } from '@/lib/metadata';
import { posts } from '@/lib/posts';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => posts().map(({ slug }) => ({ slug }));

async function find({ params }: Props) {
  const { slug } = await params;
  const all = posts();
  const index = all.findIndex((post) => post.slug === slug);
  const post = all[index];
  if (!post) throw new Error(`content/blog/${slug}.mdx does not exist.`);
  return { post, newer: all[index - 1], older: all[index + 1] };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { post } = await find(props);
  return {
    title: pageTitle(post.title),
    description: post.description,
    alternates: { canonical: absolute(post.path) },
  };
}

export default async function PostPage(props: Props) {
  const found = await find(props);
  return (
    <Article {...found} words={words}>
      {await renderMdx(found.post.body, site.brand)}
    </Article>
  );
}
