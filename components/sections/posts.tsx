import { asset } from '@/lib/asset';
import { postDate } from '@/lib/dates';
import { fill } from '@/lib/fill';
import type { Post } from '@/lib/posts';
import { Picture } from '../ui/picture';

type Words = { readingTime: string };

function Card({ post, lead, words }: { post: Post; lead: boolean; words: Words }) {
  return (
    <li
      className={
        lead
          ? 'group relative grid gap-6 border-line md:col-span-3 md:border-b md:pb-lg lg:grid-cols-axis lg:items-center lg:gap-10'
          : 'group relative'
      }
    >
      <Picture
        image={post.image}
        first={lead}
        sizes={lead ? '(min-width: 1024px) 58vw, 92vw' : '(min-width: 768px) 30vw, 92vw'}
        className="aspect-[3/2] w-full rounded-picture object-cover"
      />
      <div>
        <p className={lead ? 'text-caption text-muted' : 'mt-4 text-caption text-muted'}>
          <time dateTime={post.date}>{postDate(post.date)}</time> · {fill(words.readingTime, { minutes: post.minutes })}
        </p>
        <h2 className={lead ? 'mt-3 text-heading' : 'mt-2 text-title'}>
          <a
            href={asset(post.path)}
            className="underline decoration-transparent decoration-1 underline-offset-4 group-hover:decoration-current after:absolute after:inset-0"
          >
            {post.title}
          </a>
        </h2>
        <p className={lead ? 'mt-4 text-lead text-muted' : 'mt-2 text-muted'}>{post.description}</p>
      </div>
    </li>
  );
}

/** The articles as cards; the first card is larger. */
export function Posts({ posts, words }: { posts: Post[]; words: Words }) {
  return (
    <ul className="wrap grid gap-x-8 gap-y-14 pb-xl md:grid-cols-3 md:gap-y-lg">
      {posts.map((post, index) => (
        <Card key={post.slug} post={post} lead={index === 0} words={words} />
      ))}
    </ul>
  );
}
