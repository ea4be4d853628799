import type { Words } from '@/content/schema/words';
import { asset } from './asset';
import { absolute, feeds } from './metadata';
import type { Post } from './posts';

/** Links to share an article, and to the feed. They are plain links, so no script of a social network is loaded. */
export function shareLinks({ title, path }: Post, words: Words): { label: string; href: string }[] {
  const url = absolute(path);
  const query = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
  return [
    { label: words.shareByMail, href: `mailto:?${query({ subject: title, body: url })}` },
    { label: words.shareOnLinkedIn, href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { label: words.shareOnX, href: `https://x.com/intent/post?${query({ url, text: title })}` },
    { label: words.feed, href: asset(feeds[0].path) },
  ];
}
