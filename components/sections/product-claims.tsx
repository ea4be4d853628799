import type { Home } from '@/content/schema/home';
import type { Chapter } from '@/content/schema/saas';
import { resolveHref } from '@/lib/href';
import { CardLink } from '../ui/card-link';
import { Icon } from '../ui/icon';

type Props = { title: string; suite: Home['suite']; products: Chapter['products'] };

/** The products of the suite, each with the figures that the SaaS page claims for it. */
export function ProductClaims({ title: heading, suite, products }: Props) {
  return (
    <section className="bg-sky py-xl">
      <div className="wrap">
        <h2 className="text-heading">{heading}</h2>
        <ul className="mt-8">
          {suite.items.map(({ icon, title, purpose, href }) => (
            <li
              key={title}
              className="onward group grid gap-x-6 gap-y-3 rule-t border-line py-6 last:rule-b lg:grid-cols-3 lg:items-baseline"
            >
              <div>
                <h3 className="flex items-center gap-4 text-lead leading-snug font-semibold">
                  <Icon name={icon} className="size-7 shrink-0 text-field" />
                  <CardLink href={resolveHref(href)} title={title} />
                </h3>
                <p className="mt-1 pl-11 text-muted">{purpose}</p>
              </div>
              <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-3 pr-6 max-lg:pl-11 lg:col-span-2 lg:grid-cols-2 lg:gap-x-6">
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
