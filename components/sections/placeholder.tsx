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
  const links = words.meanwhile.links[folder];
  return (
    <div className="wrap pt-sm pb-xl">
      <Breadcrumb route={id} label={breadcrumb} />
      <h1 className="mt-sm text-display">{route(id).title}</h1>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:mt-sm lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr]">
        <div>
          <p className="text-title text-balance">{words.text}</p>
          <Link href="/" className="more mt-4">
            {words.back}
          </Link>
        </div>
        <Picture
          image={words.images[id] ?? words.images[folder] ?? words.image}
          first
          sizes="(min-width: 1024px) 62vw, 92vw"
          className="aspect-[3/2] w-full rounded-picture object-cover lg:col-start-2 lg:row-span-2 lg:aspect-auto lg:h-full"
        />
        {links && (
          <section aria-labelledby="meanwhile" className="lg:self-end">
            <h2 id="meanwhile" className="text-lead font-semibold">
              {words.meanwhile.title}
            </h2>
            <ul className="mt-3 border-t border-line">
              {links.map(({ href, label, text }) => (
                <li key={href} className="border-b border-line py-3">
                  <Link href={href} className="more">
                    {label}
                  </Link>
                  <p className="mt-1 text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
