import type { Blog } from '@/content/schema/blog';
import { indexPaths, postsOnPage } from '@/lib/posts';
import { PageHead } from './page-head';
import { PagesNav } from './pages-nav';
import { Posts } from './posts';

type Words = { breadcrumb: string; readingTime: string; page: string };

/** One page of the blog's index. */
export function BlogIndex({ blog, page, words }: { blog: Blog; page: number; words: Words }) {
  return (
    <>
      <PageHead route="blog" title={blog.title} intro={blog.intro} breadcrumb={words.breadcrumb} />
      <Posts posts={postsOnPage(page)} words={words} />
      <PagesNav label={blog.title} paths={indexPaths()} current={page} word={words.page} />
    </>
  );
}
