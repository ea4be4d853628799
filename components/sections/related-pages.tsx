import { clsx } from 'clsx';
import type { RelatedPage } from '@/lib/related';
import { CardLink } from '../ui/card-link';
import { Picture } from '../ui/picture';

/** The classes of the grid, and the width of a picture as `sizes` from `sm` up. */
const one = ['', '(min-width: 1024px) 30vw, 92vw'] as const;
const two = ['sm:grid-cols-2', '46vw'] as const;
const three = ['sm:grid-cols-3', '30vw'] as const;
const four = ['sm:grid-cols-2 lg:grid-cols-4', '(min-width: 1024px) 24vw, 46vw'] as const;

/** Links to related pages: columns with pictures, rows on phones. Pages without a picture are lines beside them. */
export function RelatedPages({ title, pages }: { title: string; pages: RelatedPage[] }) {
  const lines = pages.filter(({ image }) => !image);
  const cards = pages.filter(({ image }) => image);
  const [columns, share] = lines.length > 0 ? one : ({ 1: two, 2: two, 3: three }[cards.length] ?? four);
  return (
    <nav aria-label={title} className="bg-sky py-xl print:hidden">
      <div className="wrap">
        <h2 className="text-title">{title}</h2>
        <div className={clsx('mt-8', lines.length > 0 && 'grid gap-10 lg:grid-cols-axis')}>
          {lines.length > 0 && (
            <ul className="grid">
              {lines.map(({ title: name, text, href }) => (
                <li
                  key={href}
                  className="onward group grid content-center pr-0 items-baseline gap-x-6 gap-y-1 rule-t border-line py-5 last:rule-b sm:grid-cols-2 lg:grid-cols-[7fr_10fr] lg:gap-x-10"
                >
                  <h3 className="text-lead leading-snug font-semibold">
                    <CardLink href={href} title={name} />
                  </h3>
                  <p className="pr-6 text-muted">{text}</p>
                </li>
              ))}
            </ul>
          )}
          <ul className={clsx('grid gap-x-6 gap-y-8', columns)}>
            {cards.map(({ kind, title: name, text, image, href }) => (
              <li
                key={href}
                className="group relative max-sm:grid max-sm:grid-cols-[min(7rem,32%)_minmax(0,1fr)] max-sm:gap-4"
              >
                {image && (
                  <Picture
                    image={{ ...image, alt: '' }}
                    sizes={`(max-width: 479px) 45vw, ${share}`}
                    className={clsx(
                      'aspect-[3/2] w-full rounded-picture object-cover max-sm:aspect-square',
                      lines.length > 0 && 'lg:aspect-[2/1]',
                    )}
                  />
                )}
                <div>
                  <p className="text-caption text-muted sm:mt-4">{kind}</p>
                  <h3 className="mt-1 pr-4 text-lead leading-snug font-semibold">
                    <CardLink href={href} title={name} />
                  </h3>
                  <p className={clsx('mt-2 text-muted max-sm:hidden', lines.length > 0 && 'lg:hidden')}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}
