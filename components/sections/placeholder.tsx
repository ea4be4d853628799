import { clsx } from 'clsx';
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
  screen,
  breadcrumb,
}: {
  id: RouteId;
  screen: Fallbacks['placeholder'];
  breadcrumb: string;
}) {
  const folder = folderOf(pathOf(id));
  const links = screen.meanwhile.links[folder];
  const strip = screen.strips.includes(folder);
  return (
    <div className="wrap pt-sm pb-xl">
      <Breadcrumb route={id} label={breadcrumb} />
      <div className={clsx('mt-6 grid gap-8', !strip && 'lg:grid-cols-[2fr_1fr] lg:items-end lg:gap-10')}>
        <Picture
          image={screen.images[folder] ?? screen.image}
          first
          sizes={strip ? '92vw' : '(min-width: 1024px) 62vw, 92vw'}
          className={clsx(
            'w-full rounded-picture object-cover',
            strip ? 'order-1 aspect-[3/1] object-[50%_80%] lg:aspect-[5/1]' : 'aspect-[3/2]',
          )}
        />
        <div>
          <h1 className="text-heading">{route(id).title}</h1>
          <p className="mt-4 max-w-measure text-lead text-muted">{screen.text}</p>
          <Link href="/" className="more mt-4">
            {screen.back}
          </Link>
        </div>
      </div>
      {links && (
        <section aria-labelledby="meanwhile" className="mt-md">
          <h2 id="meanwhile" className="text-title">
            {screen.meanwhile.title}
          </h2>
          <ul className="mt-6 grid border-t border-line md:grid-cols-3 md:gap-x-10">
            {links.map(({ href, label, text }) => (
              <li key={href} className="border-b border-line py-5">
                <Link href={href} className="more">
                  {label}
                </Link>
                <p className="mt-1 max-w-measure text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
