import type { About } from '@/content/schema/about';
import { pathOf } from '@/lib/href';
import { Link } from '../ui/link';
import { PageHead } from './page-head';
import { WidePicture } from './wide-picture';

/** About the company: photograph, vision and mission, and links to further pages. */
export function AboutScreen({ about, breadcrumb }: { about: About; breadcrumb: string }) {
  return (
    <>
      <PageHead route="about" title={about.title} intro={about.intro} breadcrumb={breadcrumb} />
      <WidePicture image={about.image} first />
      <div className="wrap grid gap-12 breathe lg:grid-cols-2 lg:gap-16">
        {[about.vision, about.mission].map(({ title, text }) => (
          <section key={title} className="border-t border-line pt-5">
            <h2 className="text-muted">{title}</h2>
            <p className="mt-4 text-heading font-display text-balance">{text}</p>
          </section>
        ))}
      </div>
      <ul className="wrap grid gap-x-16 pb-band lg:grid-cols-2">
        {about.more.map(({ id, title, desc, route }) => (
          <li key={id} className="border-t border-line py-5">
            <h2 className="text-title">
              <Link
                href={pathOf(route)}
                className="underline decoration-line decoration-1 underline-offset-4 hover:decoration-current"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-muted">{desc}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
