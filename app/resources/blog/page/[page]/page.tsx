import type { Metadata } from 'next';
import { BlogIndex } from '@/components/sections/blog-index';
import { blog } from '@/content/blog';
import { words } from '@/content/words';
import { closingOfIndex } from '@/lib/closing';
import { indexMetadata } from '@/lib/metadata';
import { indexPaths } from '@/lib/posts';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/**
 * Page 1 is included because a static export fails on a dynamic route without any page. `npm run build` removes it
 * from the export: /resources/blog/ is the first page.
 */
export const generateStaticParams = () => indexPaths().map((_, index) => ({ page: String(index + 1) }));

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  indexMetadata(Number((await params).page));

export default async function BlogFurtherPage({ params }: Props) {
  const page = Number((await params).page);
  return <BlogIndex blog={blog} page={page} closing={closingOfIndex(page)} words={words} />;
}
