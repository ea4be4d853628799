import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
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
  breadcrumb: string;
  /** Shown between the head and the links. */
  children: ReactNode;
};

/**
 * The content of a page under construction. A picture in images/sky fills the width, with the page's name in its sky and
 * the links below. From `lg` up, any other picture fills the right of the section, to the edge of the viewport.
 */
export function Placeholder({ id, words, breadcrumb, children }: Props) {
  const folder = folderOf(pathOf(id));
  const image = words.images[id] ?? words.images[folder] ?? words.image;
  const meanwhile = words.meanwhile[id] ?? words.meanwhile[folder];
  const head = (
    <div className="placeholder-head wrap pt-sm pb-md">
      <Breadcrumb route={id} label={breadcrumb} />
      <h1 className="mt-sm text-display">{route(id).title}</h1>
      <p className="mt-6 text-pretty text-lead text-muted">
        {words.text.split(/(?<=[.!?] )/).map((sentence) => (
          <span key={sentence} className="max-lg:block max-lg:text-balance">
            {sentence}
          </span>
        ))}
      </p>
    </div>
  );
  return (
    <div className="placeholder">
      {hasOpenSky(image.file) ? (
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
            {meanwhile.links.map(({ href, label, text, image: small }) => (
              <li key={href} className="rule-t border-line last:rule-b">
                <Link href={href} className="onward">
                  {small && (
                    <Picture
                      image={small}
                      sizes="30vw"
                      className={small.file.startsWith('terms/') ? 'bg-sky object-contain p-3' : focusClass(small.file)}
                    />
                  )}
                  <span>
                    <span
                      className={clsx(
                        'block',
                        small ? 'text-lead leading-snug font-semibold' : 'text-title font-display',
                      )}
                    >
                      {joinUnits(label)}
                    </span>
                    <span className="mt-1 block text-pretty text-muted">{joinUnits(text)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
