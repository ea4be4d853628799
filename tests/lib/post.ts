import type { Post } from '@/lib/posts';

/** An article whose fields contain characters that XML and HTML reserve. */
export const post: Post = {
  file: 'content/blog/a-day.mdx',
  slug: 'a-day',
  path: '/resources/blog/a-day/',
  title: 'A & B',
  description: 'What "a day" holds.',
  date: '2024-11-06',
  author: 'Grid <desk>',
  image: { file: 'about/park.jpg', alt: 'A park' },
  product: 'TruOps',
  draft: false,
  minutes: 3,
  body: '',
};
