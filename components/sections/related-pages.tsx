import { clsx } from 'clsx';
import type { RelatedPage } from '@/lib/related';
import { CardLink } from '../ui/card-link';
import { Picture } from '../ui/picture';

/** Links to related pages, each with its picture: columns, and rows on phones. */
export function RelatedPages({ title, pages }: { title: string; pages: RelatedPage[] }) {
  const columns = { 1: 'sm:grid-cols-2', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }[pages.length];
  return (
    <nav aria-label={title} className="bg-sky py-xl print:hidden">
      <div className="wrap">
        <h2 className="text-title">{title}</h2>
        <ul className={clsx('mt-8 grid gap-x-6 gap-y-8', columns ?? 'sm:grid-cols-2 lg:grid-cols-4')}>
          {pages.map(({ kind, title: name, text, image, href }) => (
            <li
              key={href}
              className="group relative max-sm:grid max-sm:grid-cols-[min(7rem,32%)_minmax(0,1fr)] max-sm:gap-4"
            >
              <Picture
                image={{ ...image, alt: '' }}
                sizes="(min-width: 1024px) 24vw, (min-width: 480px) 46vw, 30vw"
                className="aspect-[3/2] w-full rounded-picture object-cover max-sm:aspect-square"
              />
              <div>
                <p className="text-caption text-muted sm:mt-4">{kind}</p>
                <h3 className="mt-1 pr-4 text-lead leading-snug font-semibold">
                  <CardLink href={href} title={name} />
                </h3>
                <p className="mt-2 text-muted max-sm:hidden">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
