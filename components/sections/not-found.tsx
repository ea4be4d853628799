import type { RouteId, Section } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { asset } from '@/lib/asset';
import { pathOf, route } from '@/lib/href';
import { pagesOf } from '@/lib/sections';

const PageLink = ({ id }: { id: RouteId }) => (
  <a
    href={asset(pathOf(id))}
    className="flex min-h-12 items-center border-b border-line hover:underline hover:underline-offset-4"
  >
    {route(id).label}
  </a>
);

type Props = { section: Section; words: Fallbacks['notFound'] };

/** The not-found page of one section: links to its pages, home and contact. */
export function NotFound({ section, words }: Props) {
  const pages = [...pagesOf(section), 'home' as const, 'contact' as const];
  const parentOf = (id: RouteId) =>
    pages.find(
      (other) => other !== id && other !== section && other !== 'home' && pathOf(id).startsWith(pathOf(other)),
    );
  return (
    <div className="wrap py-xl" data-island="now">
      <h1 className="text-display">{words.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{words.intro}</p>
      <h2 className="mt-12 text-title">{words.pages}</h2>
      <ul className="mt-4 border-t border-line md:columns-2 md:gap-10 lg:columns-3">
        {pages
          .filter((id) => !parentOf(id))
          .map((id) => ({ id, children: pages.filter((child) => parentOf(child) === id) }))
          .map(({ id, children }) => (
            <li key={id} className="break-inside-avoid">
              <PageLink id={id} />
              {children.length > 0 && (
                <ul className="pl-6">
                  {children.map((child) => (
                    <li key={child}>
                      <PageLink id={child} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
