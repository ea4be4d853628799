import type { Blog } from '@/content/schema/blog';
import type { ClosingBand } from '@/content/schema/closing';
import type { Words } from '@/content/schema/words';
import { asset } from '@/lib/asset';
import { fill } from '@/lib/fill';
import { postList } from '@/lib/jsonld';
import { feeds } from '@/lib/metadata';
import { indexPath, indexPaths, postsOnPage } from '@/lib/posts';
import { JsonLd } from '../ui/json-ld';
import { Closing } from './closing';
import { PageHead } from './page-head';
import { Pagination } from './pagination';
import { Posts } from './posts';

type Props = { blog: Blog; page: number; closing: ClosingBand; words: Words };

/** One page of the blog's index. */
export function BlogIndex({ blog, page, closing, words }: Props) {
  const posts = postsOnPage(page);
  const last = page > 1 ? { path: indexPath(page), label: fill(words.page, { number: page }) } : undefined;
  const feed = (
    <a href={asset(feeds[0].path)} className="text-link print:hidden mt-2 text-caption">
      {words.feed}
    </a>
  );
  return (
    <>
      <PageHead route="blog" title={blog.title} intro={blog.intro} last={last} below={feed} />
      {posts.length > 0 ? (
        <Posts posts={posts} words={words} />
      ) : (
        <p className="wrap pb-xl text-lead">{words.noPosts}</p>
      )}
      <Pagination label={words.pages} count={indexPaths().length} current={page} pageLabel={words.page} />
      <Closing words={closing} />
      <JsonLd things={[postList(indexPath(page), posts)]} />
    </>
  );
}
