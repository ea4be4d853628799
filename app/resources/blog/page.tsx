import { BlogIndex } from '@/components/sections/blog-index';
import { blog } from '@/content/blog';
import { words } from '@/content/words';
import { closingOfIndex } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('blog');

export default function BlogPage() {
  return <BlogIndex blog={blog} page={1} closing={closingOfIndex(1)} words={words} />;
}
