import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { RelatedPage } from '@/lib/related';
import { CardLink } from '../ui/card-link';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

/** The classes of the grid, and the width of a picture as `sizes` from `sm` up. */
const one = ['', '(min-width: 1024px) 30vw, 92vw'] as const;
const two = ['sm:grid-cols-2', '46vw'] as const;
const three = ['sm:grid-cols-3', '30vw'] as const;
const four = ['sm:grid-cols-2 lg:grid-cols-4', '(min-width: 1024px) 24vw, 46vw'] as const;
const besideLead = ['sm:grid-cols-2 lg:grid-cols-axis', '(min-width: 1024px) 58vw, 92vw'] as const;

type Props = {
  title: string;
  pages: RelatedPage[];
  /** Makes the first page large; from `lg` up the others stand beside it. */
  lead?: boolean;
  /** A picture beside the list of pages without a picture, in narrow windows above it. */
  beside?: ReactNode;
};

/** Links to related pages: columns with pictures, rows on phones. Pages without a picture are a list beside them. */
export function RelatedPages({ title, pages, lead = false, beside }: Props) {
  const lines = pages.filter(({ image }) => !image);
  const cards = pages.filter(({ image }) => image);
  const [columns, share] = lead
    ? besideLead
    : lines.length > 0
      ? one
      : ({ 1: two, 2: two, 3: three }[cards.length] ?? four);
  return (
    <nav aria-label={title} className="bg-sky py-xl print:hidden">
      <div className="wrap">
        <h2 className={lead || lines.length > 0 ? 'max-w-[17em] text-heading' : 'text-title'}>{title}</h2>
        <div
          className={clsx(
            'mt-8',
            beside
              ? 'grid gap-10 lg:grid-cols-[4fr_3fr]'
              : lines.length > 0 && cards.length > 0 && 'grid gap-10 lg:grid-cols-axis',
          )}
        >
          {beside && <div className="max-w-measure lg:order-1">{beside}</div>}
          {lines.length > 0 && (
            <ul className="grid">
              {lines.map(({ icon, title: name, text, href }) => (
                <li
                  key={href}
                  className="onward group grid content-center pr-0 items-baseline gap-x-6 gap-y-1 rule-t border-line py-5 last:rule-b sm:grid-cols-2 lg:grid-cols-[7fr_10fr] lg:gap-x-10"
                >
                  <h3 className="flex items-baseline gap-4 text-lead leading-snug font-semibold">
                    {icon && <Icon name={icon} className="size-7 shrink-0 self-center text-field" />}
                    <CardLink href={href} title={name} />
                  </h3>
                  <p className={clsx('pr-8 text-muted', icon && 'max-sm:pl-11')}>{text}</p>
                </li>
              ))}
            </ul>
          )}
          {cards.length > 0 && (
            <ul className={clsx('grid gap-x-6 gap-y-8', columns)}>
              {cards.map(({ kind, title: name, text, image, href }, index) => {
                const large = lead && index === 0;
                // From `lg` up it has only a wide picture and a title.
                const low = !large && (lead || lines.length > 0);
                return (
                  <li
                    key={href}
                    className={clsx(
                      'group relative',
                      large
                        ? 'sm:col-span-2 lg:col-span-1 lg:row-span-2'
                        : 'max-sm:grid max-sm:grid-cols-[min(7rem,26vw)_minmax(0,1fr)] max-sm:gap-4',
                    )}
                  >
                    {image && (
                      <Picture
                        image={{ ...image, alt: '' }}
                        sizes={large ? share : `(max-width: 479px) 45vw, ${share}`}
                        className={clsx(
                          'aspect-[3/2] w-full rounded-picture object-cover',
                          large && 'lg:aspect-[11/8]',
                          !large && 'max-sm:aspect-[6/5]',
                          low && 'lg:aspect-[2/1]',
                        )}
                      />
                    )}
                    <div>
                      {kind && <p className={clsx('text-caption text-muted', large ? 'mt-4' : 'sm:mt-4')}>{kind}</p>}
                      <h3 className={clsx('mt-1 pr-4', large ? 'text-title' : 'text-lead leading-snug font-semibold')}>
                        <CardLink href={href} title={name} />
                      </h3>
                      <p className={clsx('mt-2 text-muted', !large && 'max-sm:hidden', low && 'lg:hidden')}>{text}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </div>
    </nav>
  );
}
