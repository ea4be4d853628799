import type { Words } from '@/content/schema/words';
import type { Heading } from '@/lib/article/html';
import { postDate } from '@/lib/dates';
import { fill } from '@/lib/fill';
import type { Post } from '@/lib/posts';
import type { Related, RelatedPage } from '@/lib/related';
import { shareLinks } from '@/lib/share';
import { ChapterIndex } from './chapter-index';
import { PageHead } from './page-head';
import { RelatedPages } from './related-pages';
import { RelatedProduct } from './related-product';
import { Share } from './share';
import { WidePicture } from './wide-picture';

/** An article has a table of contents from this reading time in minutes and this number of headings on. */
const long = { minutes: 4, headings: 3 };

type Props = {
  post: Post;
  /** The text as HTML, from articleHtml(). */
  html: string;
  headings: Heading[];
  related: Related;
  relatedPages: RelatedPage[];
  words: Words;
};

/** One article: header, picture, text, related product, share links and related pages. */
export function Article({ post, html, headings, related, relatedPages, words }: Props) {
  return (
    <article>
      <PageHead
        route="blog"
        title={post.title}
        intro={post.description}
        last={{ path: post.path, label: post.title }}
        below={
          <p className="mt-4 text-caption text-muted">
            <span className="block">{post.author}</span>
            <time dateTime={post.date}>{postDate(post.date)}</time> ·{' '}
            <span className="whitespace-nowrap">{fill(words.readingTime, { minutes: post.minutes })}</span>
          </p>
        }
      />
      <WidePicture image={post.image} crop="large" />
      <div className="wrap article-body">
        {post.minutes >= long.minutes && headings.length >= long.headings && (
          <ChapterIndex label={words.contents} items={headings} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: articleHtml() writes only known elements */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <div className="wrap">
        <RelatedProduct product={related} words={words} />
        <Share label={words.share} links={shareLinks(post, words)} />
      </div>
      <div className="h-lg" />
      <RelatedPages title={words.relatedPages} pages={relatedPages} />
    </article>
  );
}
