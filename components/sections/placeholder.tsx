import type { RouteId } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { pathOf, route } from '@/lib/href';
import { folderOf } from '@/lib/resolve';
import { Breadcrumb } from '../ui/breadcrumb';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

/** The content of a page under construction. */
export function Placeholder({
  id,
  words,
  breadcrumb,
}: {
  id: RouteId;
  words: Fallbacks['placeholder'];
  breadcrumb: string;
}) {
  const folder = folderOf(pathOf(id));
  const links = words.meanwhile.links[id] ?? words.meanwhile.links[folder];
  return (
    <div className="wrap pt-sm pb-xl">
      <Breadcrumb route={id} label={breadcrumb} />
      <h1 className="mt-sm text-display">{route(id).title}</h1>
      <p className="mt-4 text-lead text-muted">{words.text}</p>
      <section aria-labelledby={links && 'meanwhile'} className="mt-md grid gap-x-10 gap-y-5 lg:grid-cols-[2fr_3fr]">
        {links && (
          <>
            <h2 id="meanwhile" className="text-muted lg:col-span-2">
              {words.meanwhile.title}
            </h2>
            <ul className="grid auto-rows-fr border-b border-line">
              {links.map(({ href, label, text }) => (
                <li key={href} className="border-t border-line">
                  <Link href={href} className="onward flex h-full flex-col justify-center py-4">
                    <span className="text-title font-display">{label}</span>
                    <span className="mt-1 text-muted">{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Picture
          image={words.images[id] ?? words.images[folder] ?? words.image}
          first
          sizes="(min-width: 1024px) 56vw, 100vw"
          className="aspect-[3/2] w-full rounded-picture object-cover max-lg:-order-1 max-md:-mx-[var(--gutter)] max-md:w-[calc(100%+2*var(--gutter))] max-md:max-w-none max-md:rounded-none"
        />
      </section>
    </div>
  );
}
