import { clsx } from 'clsx';
import type { RouteId, Section } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { asset } from '@/lib/asset';
import { dayPath } from '@/lib/curve';
import { pathOf, route } from '@/lib/href';
import { pagesOf } from '@/lib/sections';

const PageLink = ({ id, nested }: { id: RouteId; nested?: boolean }) => (
  <a
    href={asset(pathOf(id))}
    className={clsx(
      'flex min-h-[3.25rem] items-center rule-t border-line py-2 hover:underline hover:underline-offset-4',
      nested ? 'pl-6' : 'text-lead leading-snug font-display',
    )}
  >
    {route(id).label}
  </a>
);

type Props = { section: Section; words: Fallbacks['notFound'] };

/** The not-found page of one section: links to home, contact and its pages. */
export function NotFound({ section, words }: Props) {
  const pages = pagesOf(section);
  const day = dayPath('solar', 960, 480);
  const parentOf = (id: RouteId) =>
    pages.find((other) => other !== id && other !== section && pathOf(id).startsWith(pathOf(other)));
  return (
    <div className="wrap pt-xl pb-lg" data-island="now">
      <div className="relative overflow-x-clip lg:min-h-[26vw]">
        <h1 className="text-display">{words.title}</h1>
        <p className="mt-5 max-w-measure text-pretty text-lead text-muted lg:max-w-[42%]">{words.intro}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a href={asset(pathOf('home'))} className="button">
            {route('home').label}
          </a>
          <a href={asset(pathOf('contact'))} className="more">
            {route('contact').label}
          </a>
        </p>
        {/* The curve of a day; dots for the missing blocks */}
        <svg
          viewBox="0 0 960 480"
          className="mt-lg w-full overflow-visible fill-none stroke-field stroke-3 lg:absolute lg:right-0 lg:bottom-px lg:w-[54%]"
          aria-hidden="true"
        >
          <path d={day} pathLength="1" strokeDasharray="0.2 0.09 1" />
          {/* From `lg` up, the ground goes on to the left below the text. */}
          <path d="M-960 480H0" />
          <path
            d={day}
            pathLength="1"
            strokeDasharray="0 0.015 0 0.015 0 0.015 0 0.015 0 1"
            strokeDashoffset="-0.215"
            strokeLinecap="round"
            className="stroke-amber stroke-[10]"
          />
        </svg>
      </div>
      <nav aria-labelledby="pages" className="mt-md">
        <h2 id="pages" className="text-title">
          {words.pages}
        </h2>
        <ul className="mt-6 grid items-start gap-x-10 sm:grid-cols-2">
          {pages
            .filter((id) => !parentOf(id))
            .map((id) => ({ id, children: pages.filter((child) => parentOf(child) === id) }))
            .map(({ id, children }) => (
              // The page that has pages below it (Services) takes the second column: five rows, for itself and four pages.
              <li key={id} className={children.length > 0 ? 'sm:col-start-2 sm:row-span-5 sm:row-start-1' : undefined}>
                <PageLink id={id} />
                {children.length > 0 && (
                  <ul>
                    {children.map((child) => (
                      <li key={child}>
                        <PageLink id={child} nested />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
