import clsx from 'clsx';
import type { RouteId } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { pathOf, route } from '@/lib/href';
import { joinUnits } from '@/lib/no-break';
import { focusSide } from '@/lib/pictures';
import { folderOf } from '@/lib/resolve';
import { Breadcrumb } from '../ui/breadcrumb';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

const sides = { left: 'object-left', right: 'object-right' };

type Props = { id: RouteId; words: Fallbacks['placeholder']; breadcrumb: string };

/**
 * The content of a page under construction. From `lg` up, its picture fills the right of the section to the edge of the
 * viewport.
 */
export function Placeholder({ id, words, breadcrumb }: Props) {
  const folder = folderOf(pathOf(id));
  const image = words.images[id] ?? words.images[folder] ?? words.image;
  const side = focusSide(image.file);
  const links = words.meanwhile.links[id] ?? words.meanwhile.links[folder];
  return (
    <div className="relative">
      <div className="wrap flex flex-col gap-md pt-sm pb-lg lg:min-h-[44vw]">
        <div className="lg:max-w-[38%]">
          <Breadcrumb route={id} label={breadcrumb} />
          <h1 className="mt-sm text-display">{route(id).title}</h1>
          <p className="mt-4 text-pretty text-lead text-muted">{words.text}</p>
        </div>
        {/* 113vw: a picture of 3:2 that is cropped to 4:3 is drawn 1.125 times as wide. */}
        <Picture
          image={image}
          first
          sizes="(min-width: 1024px) 100vw, 113vw"
          className={clsx(
            'aspect-[4/3] w-full max-w-none object-cover max-md:-mx-[var(--gutter)] max-md:w-[calc(100%+2*var(--gutter))] md:max-lg:rounded-picture lg:absolute lg:right-0 lg:top-0 lg:h-full lg:w-[54vw]',
            side && sides[side],
          )}
        />
        {links && (
          <section aria-labelledby="meanwhile" className="lg:max-w-[38%]">
            <h2 id="meanwhile" className="pb-3 text-muted">
              {words.meanwhile.title}
            </h2>
            <ul className="border-b border-line">
              {links.map(({ href, label, text }) => (
                <li key={href} className="border-t border-line">
                  <Link href={href} className="onward block py-5">
                    <span className="block text-title font-display">{label}</span>
                    <span className="mt-1 block text-pretty text-muted">{joinUnits(text)}</span>
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
