import type { Home } from '@/content/schema/home';
import type { Chapter } from '@/content/schema/saas';
import { resolveHref } from '@/lib/href';
import { CardLink } from '../ui/card-link';
import { Picture } from '../ui/picture';

type Props = { title: string; suite: Home['suite']; products: Chapter['products'] };

/** The products of the suite, each with its screen and the figures that the SaaS page claims for it. On phones a row that scrolls. */
export function ProductClaims({ title: heading, suite, products }: Props) {
  return (
    <section className="bg-sky py-xl">
      <div className="wrap">
        <h2 className="text-heading">{heading}</h2>
        <ul className="mt-8 grid gap-x-6 gap-y-16 max-sm:mx-[calc(-1*var(--gutter))] max-sm:snap-x max-sm:snap-mandatory max-sm:auto-cols-[90%] max-sm:grid-flow-col max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-[var(--gutter)] sm:grid-cols-2 lg:grid-cols-3">
          {suite.items.map(({ image, title, purpose, href }) => (
            <li key={title} className="group relative snap-center">
              <Picture image={{ ...image, alt: '' }} portrait className="w-full rounded-picture border border-line" />
              <h3 className="mt-5 text-lead leading-snug font-semibold">
                <CardLink href={resolveHref(href)} title={title} />
              </h3>
              <p className="mt-1 text-muted">{purpose}</p>
              <dl className="mt-4 grid grid-cols-2 gap-x-4">
                {products
                  .find((product) => product.title === title)
                  ?.claims.map((claim) => (
                    <div key={claim.title} className="flex flex-col-reverse justify-end only:col-span-full">
                      <dt className="mt-1 text-muted">{claim.title}</dt>
                      <dd className="text-heading font-display">{claim.metric}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
