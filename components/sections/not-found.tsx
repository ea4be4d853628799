import type { Section } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { asset } from '@/lib/asset';
import { pathOf, route } from '@/lib/href';
import { pagesOf } from '@/lib/sections';

type Props = { section: Section; words: Fallbacks['notFound'] };

/** The not-found page of one section: links to its pages, home and contact. */
export function NotFound({ section, words }: Props) {
  return (
    <div className="wrap py-xl" data-island="now">
      <h1 className="text-display">{words.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{words.intro}</p>
      <h2 className="mt-12 text-title">{words.pages}</h2>
      <ul className="mt-4 grid border-t border-line md:grid-cols-2 md:gap-x-10">
        {[...pagesOf(section), 'home' as const, 'contact' as const].map((id) => (
          <li key={id} className="border-b border-line">
            <a href={asset(pathOf(id))} className="flex min-h-12 items-center hover:underline hover:underline-offset-4">
              {route(id).label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
