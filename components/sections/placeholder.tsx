import clsx from 'clsx';
import type { RouteId } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { pathOf, route } from '@/lib/href';
import { focusSide } from '@/lib/pictures';
import { folderOf } from '@/lib/resolve';
import { Breadcrumb } from '../ui/breadcrumb';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { WidePicture } from './wide-picture';

const sides = { left: 'object-left', right: 'object-right' };

type Props = { id: RouteId; words: Fallbacks['placeholder']; breadcrumb: string };

/**
 * The content of a page under construction. In wide windows its picture fills the right of the section to the window's
 * edge; a `wide` picture is below the text and as wide as the window.
 */
export function Placeholder({ id, words, breadcrumb }: Props) {
  const folder = folderOf(pathOf(id));
  const image: Fallbacks['placeholder']['images'][string] = words.images[id] ?? words.images[folder] ?? words.image;
  const side = focusSide(image.file);
  const links = words.meanwhile.links[id] ?? words.meanwhile.links[folder];
  const column = !image.wide && 'lg:max-w-[38%]';
  const crumbs = <Breadcrumb route={id} label={breadcrumb} />;
  const head = (
    <div className={clsx('mt-sm', column)}>
      <h1 className="text-display">{route(id).title}</h1>
      <p className="mt-4 text-balance text-lead text-muted">{words.text}</p>
    </div>
  );
  const meanwhile = links && (
    <section aria-labelledby="meanwhile" className={clsx(column)}>
      <h2 id="meanwhile" className="pb-3 text-muted">
        {words.meanwhile.title}
      </h2>
      <ul className="border-b border-line">
        {links.map(({ href, label, text }) => (
          <li key={href} className="border-t border-line">
            <Link href={href} className="onward block py-5">
              <span className="block text-title font-display">{label}</span>
              <span className="mt-1 block text-pretty text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
  if (image.wide)
    return (
      <>
        <div className="wrap pt-sm pb-lg">
          {crumbs}
          <div className="grid gap-x-10 gap-y-md lg:grid-cols-axis lg:items-end">
            {head}
            {meanwhile}
          </div>
        </div>
        <WidePicture image={image} first full />
      </>
    );
  return (
    <div className="relative">
      <div className="wrap flex flex-col gap-md pt-sm pb-lg lg:min-h-[44vw]">
        <div>
          {crumbs}
          {head}
        </div>
        <Picture
          image={image}
          first
          sizes="(min-width: 1024px) 84vw, 150vw"
          className={clsx(
            'aspect-square w-full max-w-none object-cover max-md:-mx-[var(--gutter)] max-md:w-[calc(100%+2*var(--gutter))] md:aspect-[3/2] md:max-lg:rounded-picture lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[54vw]',
            side && sides[side],
          )}
        />
        {meanwhile}
      </div>
    </div>
  );
}
