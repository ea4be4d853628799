import { clsx } from 'clsx';
import type { Words } from '@/content/schema/words';
import { postDate } from '@/lib/dates';
import { fill } from '@/lib/fill';
import { joinUnits } from '@/lib/no-break';
import type { Post } from '@/lib/posts';
import { CardLink } from '../ui/card-link';
import { Picture } from '../ui/picture';

function Card({ post, lead, words }: { post: Post; lead: boolean; words: Words }) {
  return (
    <li
      className={clsx(
        'group relative',
        lead
          ? 'border-line md:col-span-3 md:rule-b md:pb-lg lg:grid lg:grid-cols-3 lg:items-center lg:gap-x-8'
          : 'border-line max-md:grid max-md:grid-cols-[min(7rem,32%)_minmax(0,1fr)] max-md:gap-4 max-md:rule-t max-md:pt-6',
      )}
    >
      <Picture
        image={post.image}
        first={lead}
        sizes={lead ? '(min-width: 1024px) 60vw, 100vw' : '(min-width: 768px) 30vw, 48vw'}
        className={clsx(
          'aspect-[3/2] object-cover',
          lead
            ? 'max-md:-mx-(--gutter) max-md:w-[calc(100%+2*var(--gutter))] max-md:max-w-none md:w-full md:rounded-picture lg:col-span-2'
            : 'w-full rounded-picture max-md:aspect-square',
        )}
      />
      <div>
        <p className={clsx('text-caption text-muted', lead ? 'mt-4' : 'md:mt-4')}>
          <time dateTime={post.date}>{postDate(post.date)}</time> ·{' '}
          {joinUnits(fill(words.readingTime, { minutes: post.minutes }))}
        </p>
        <h2
          className={clsx('mt-2', lead ? 'text-heading lg:text-[length:clamp(1.75rem,2.6vw,2.75rem)]' : 'text-title')}
        >
          <CardLink href={post.path} title={post.title} />
        </h2>
        <p className={clsx('text-muted', lead ? 'mt-4 text-lead' : 'mt-2 max-md:hidden')}>{post.description}</p>
      </div>
    </li>
  );
}

/** The articles as cards, on phones as rows; the first one is larger. */
export function Posts({ posts, words }: { posts: Post[]; words: Words }) {
  return (
    <ul className="wrap grid gap-x-8 gap-y-6 pb-xl md:grid-cols-3 md:gap-y-lg">
      {posts.map((post, index) => (
        <Card key={post.slug} post={post} lead={index === 0} words={words} />
      ))}
    </ul>
  );
}
