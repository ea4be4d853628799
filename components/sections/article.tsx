import type { Heading } from '@/lib/article-html';
import { asset } from '@/lib/asset';
import { postDate } from '@/lib/dates';
import { fill } from '@/lib/fill';
import type { Post } from '@/lib/posts';
import type { Related } from '@/lib/related';
import { shareLinks } from '@/lib/share';
import { Breadcrumb } from '../ui/breadcrumb';
import { Picture } from '../ui/picture';
import { RelatedProduct, Share } from './article-extras';
import { ChapterIndex } from './chapter-index';

/** The reading time in minutes and the number of headings from which an article has a table of contents. */
const long = { minutes: 4, headings: 3 };

type Words = Record<
  | 'readingTime'
  | 'newer'
  | 'older'
  | 'breadcrumb'
  | 'contents'
  | 'related'
  | 'share'
  | 'shareByMail'
  | 'shareOnLinkedIn'
  | 'shareOnX'
  | 'feed',
  string
>;
type Props = {
  post: Post;
  newer: Post | undefined;
  older: Post | undefined;
  /** The text as HTML, from articleHtml(). */
  html: string;
  headings: Heading[];
  related: Related;
  words: Words;
};

function Neighbour({ post, label }: { post: Post | undefined; label: string }) {
  if (!post) return <span />;
  return (
    <a href={asset(post.path)} className="block py-4 hover:underline hover:underline-offset-4">
      <span className="block text-caption text-muted">{label}</span>
      {post.title}
    </a>
  );
}

/** One article: head, picture, text with pulled-out figures, related product, share links, newer and older article. */
export function Article({ post, newer, older, html, headings, related, words }: Props) {
  return (
    <article>
      <header className="wrap pt-near">
        <Breadcrumb route="blog" label={words.breadcrumb} last={{ path: post.path, label: post.title }} />
        <h1 className="mt-near max-w-[16em] text-display">{post.title}</h1>
        <p className="mt-6 max-w-measure text-lead text-muted">{post.description}</p>
        <p className="mt-6 text-caption text-muted">
          {post.author} · <time dateTime={post.date}>{postDate(post.date)}</time> ·{' '}
          <span className="whitespace-nowrap">{fill(words.readingTime, { minutes: post.minutes })}</span>
        </p>
      </header>
      <div className="wrap-wide mt-near">
        <Picture
          image={post.image}
          first
          sizes="(min-width: 1600px) 1520px, 95vw"
          className="aspect-[3/2] w-full rounded-picture object-cover md:aspect-[2/1]"
        />
      </div>
      <div className="wrap article-body">
        {post.minutes >= long.minutes && headings.length >= long.headings && (
          <ChapterIndex label={words.contents} items={headings} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: articleHtml() writes none but its own elements */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <div className="wrap">
        <RelatedProduct product={related} label={words.related} />
        <Share label={words.share} links={shareLinks(post, words)} />
      </div>
      <nav aria-label={`${words.newer}, ${words.older}`} className="wrap pb-band">
        <div className="grid border-t border-line md:grid-cols-2 md:gap-10">
          <Neighbour post={newer} label={words.newer} />
          <Neighbour post={older} label={words.older} />
        </div>
      </nav>
    </article>
  );
}
