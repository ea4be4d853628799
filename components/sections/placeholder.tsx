import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import type { ClosingBand } from '@/content/schema/closing';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { enquiryHref } from '@/lib/closing';
import { pathOf, route } from '@/lib/href';
import { joinUnits } from '@/lib/no-break';
import { focusClass, hasOpenSky } from '@/lib/pictures';
import { folderOf } from '@/lib/resolve';
import { Breadcrumb } from '../ui/breadcrumb';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { OverSky } from './over-sky';

type Props = {
  id: RouteId;
  words: Fallbacks['placeholder'];
  /** The words of the button below the text, which opens the contact form. */
  action: ClosingBand | undefined;
  /** Shown between the head and the links. */
  children: ReactNode;
};

/**
 * The content of a page under construction. A picture in images/sky fills the width, with the page's name in its sky and
 * the links below. From `lg` up, any other picture fills the right of the section, to the edge of the viewport.
 */
export function Placeholder({ id, words, action, children }: Props) {
  const folder = folderOf(pathOf(id));
  const image = words.images[id] ?? words.images[folder] ?? words.image;
  const sky = hasOpenSky(image.file);
  const meanwhile = words.meanwhile[id] ?? words.meanwhile[folder];
  /** Without pictures a telephone number is large, if it is first. */
  const large = sky && meanwhile?.links[0]?.href.startsWith('tel:') && !meanwhile.links.some((link) => link.image);
  const head = (
    <div className="placeholder-head wrap pt-sm pb-md">
      <Breadcrumb route={id} />
      <h1 className="mt-sm text-display">{route(id).title}</h1>
      <p className="mt-6 text-pretty text-lead text-muted">
        {words.text.split(/(?<=[.!?] )/).map((sentence) => (
          <span key={sentence} className="max-lg:block max-lg:text-balance">
            {sentence}
          </span>
        ))}
      </p>
      {action && (
        <Link href={enquiryHref(action.message)} className="button mt-6">
          {action.button}
        </Link>
      )}
    </div>
  );
  return (
    <div className="placeholder">
      {sky ? (
        <OverSky image={image}>{head}</OverSky>
      ) : (
        <>
          {head}
          <Picture image={image} first sizes="(min-width: 768px) 100vw, 150vw" className={focusClass(image.file)} />
        </>
      )}
      {children}
      {meanwhile && (
        <section aria-labelledby="meanwhile" className="wrap pt-md pb-lg">
          <h2 id="meanwhile" className="pb-5 text-title">
            {meanwhile.title}
          </h2>
          <ul className="meanwhile">
            {meanwhile.links.map(({ href, label, text, image: small }, index, { length }) => {
              // Over a sky, pictures are above their texts from `lg` up. Of four links only the first one is such a card, at any width.
              const lead = sky && small && index === 0 && length === 4;
              const card = sky && small && length < 4;
              return (
                <li key={href} className={clsx('rule-t border-line last:rule-b', (lead || card) && 'meanwhile-card')}>
                  <Link
                    href={href}
                    className={clsx(
                      'onward',
                      card && 'lg:block lg:pr-0 lg:after:content-none',
                      lead && 'block pr-0 after:content-none lg:pt-0',
                    )}
                  >
                    {small && (
                      <Picture
                        image={small}
                        sizes={lead ? '(min-width: 1024px) 44vw, 92vw' : '30vw'}
                        className={clsx(
                          small.file.startsWith('terms/') ? 'bg-sky object-contain p-3' : focusClass(small.file),
                          card && 'lg:mb-4 lg:aspect-[2/1] lg:w-full',
                          lead && 'mb-4 aspect-[2/1] w-full',
                        )}
                      />
                    )}
                    <span>
                      <span
                        className={clsx(
                          'block',
                          small && !lead
                            ? 'text-lead leading-snug font-semibold'
                            : `font-display ${large && index === 0 ? 'text-heading' : 'text-title'}`,
                        )}
                      >
                        {joinUnits(label)}
                      </span>
                      <span className="mt-1 block text-pretty text-muted">{joinUnits(text)}</span>
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
