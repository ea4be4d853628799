import type { RouteId } from '@/content/routes';
import type { Screens } from '@/content/schema/screens';
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
  screen: Screens['placeholder'];
  breadcrumb: string;
}) {
  const links = screen.meanwhile.links[folderOf(pathOf(id))];
  return (
    <div className="wrap pt-near pb-band">
      <Breadcrumb route={id} label={breadcrumb} />
      <div className="mx-auto mt-8 max-w-[54rem] text-center">
        <Picture
          image={screen.image}
          first
          sizes="(min-width: 960px) 860px, 92vw"
          className="aspect-[3/2] w-full rounded-picture object-cover"
        />
        <h1 className="mt-8 text-heading">{route(id).title}</h1>
        <p className="mx-auto mt-4 max-w-measure text-lead text-muted">{screen.text}</p>
        <Link href="/" className="more mt-4">
          {screen.back}
        </Link>
      </div>
      {links && (
        <section aria-labelledby="meanwhile" className="mt-apart">
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
