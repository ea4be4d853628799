import clsx from 'clsx';
import type { RouteId } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { pathOf, route } from '@/lib/href';
import { focusSide } from '@/lib/pictures';
import { folderOf } from '@/lib/resolve';
import { Breadcrumb } from '../ui/breadcrumb';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

/** In wide windows the picture is as high as the text beside it, and cropped. */
const sides = { left: 'lg:object-left', right: 'lg:object-right' };

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
  const image = words.images[id] ?? words.images[folder] ?? words.image;
  const side = focusSide(image.file);
  const links = words.meanwhile.links[id] ?? words.meanwhile.links[folder];
  return (
    <div className="wrap pt-sm pb-xl">
      <Breadcrumb route={id} label={breadcrumb} />
      <div className="mt-sm grid grid-cols-1 gap-x-10 gap-y-md lg:grid-cols-[2fr_3fr]">
        <div>
          <h1 className="text-display">{route(id).title}</h1>
          <p className="mt-4 text-lead text-muted">{words.text}</p>
        </div>
        <Picture
          image={image}
          first
          sizes="(min-width: 1024px) 56vw, 100vw"
          className={clsx(
            'aspect-[3/2] w-full object-cover max-md:-mx-[var(--gutter)] max-md:w-[calc(100%+2*var(--gutter))] max-md:max-w-none md:rounded-picture lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:aspect-auto lg:h-full',
            side && sides[side],
          )}
        />
        {links && (
          <section aria-labelledby="meanwhile">
            <h2 id="meanwhile" className="pb-3 text-muted">
              {words.meanwhile.title}
            </h2>
            <ul className="border-b border-line">
              {links.map(({ href, label, text }) => (
                <li key={href} className="border-t border-line">
                  <Link href={href} className="onward block py-5">
                    <span className="block text-title font-display">{label}</span>
                    <span className="mt-1 block text-balance text-muted">{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
