import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Article } from '@/components/sections/article';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/ui/json-ld';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { articleHtml } from '@/lib/article/html';
import { closingOfPost } from '@/lib/closing';
import { blogPosting } from '@/lib/jsonld';
import { postMetadata } from '@/lib/metadata';
import { postAt, postSlugs } from '@/lib/posts';
import { pagesRelatedToPost, relatedProduct } from '@/lib/related';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => postSlugs().map((slug) => ({ slug }));

const findPost = async ({ params }: Props) => postAt((await params).slug) ?? notFound();

export const generateMetadata = async (props: Props): Promise<Metadata> => postMetadata((await findPost(props)).post);

export default async function PostPage(props: Props) {
  const found = await findPost(props);
  const article = articleHtml(found.post.body, site.brand);
  return (
    <>
      <Article
        post={found.post}
        {...article}
        related={relatedProduct(found.post)}
        relatedPages={pagesRelatedToPost(found)}
        words={words}
      />
      <Closing words={closingOfPost(found.post)} />
      <JsonLd things={[blogPosting(found.post)]} />
    </>
  );
}
