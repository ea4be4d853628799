import { asset } from '@/lib/asset';

/** The link of a card, which covers the whole card (`group relative`). */
export const CardLink = ({ href, title }: { href: string; title: string }) => (
  <a
    href={asset(href)}
    className="underline decoration-transparent decoration-1 underline-offset-4 group-hover:decoration-current after:absolute after:inset-0"
  >
    {title}
  </a>
);
