import type { Marketplace } from '@/content/schema/marketplace';
import { Picture } from '../ui/picture';
import { Figures } from './figures';
import { PageHead } from './page-head';

type Props = { marketplace: Marketplace; breadcrumb: string; action: { label: string; href: string } };

/** Title and status, a photograph with the claims as large figures, and what can be bought. */
export function MarketplaceSections({ marketplace, breadcrumb, action }: Props) {
  return (
    <>
      <PageHead
        route="marketplace"
        title={marketplace.title}
        badge={marketplace.status}
        intro={marketplace.intro}
        breadcrumb={breadcrumb}
        action={action}
      />
      <div className="bg-night text-paper">
        {/* On phones the picture is taller than its container, which crops the top of the sky. */}
        <div className="overflow-hidden">
          <Picture
            image={marketplace.image}
            first
            sizes="(min-width: 768px) 100vw, 60rem"
            className="h-[clamp(25rem,44vw,46rem)] w-full object-cover object-[50%_70%] [mask-image:linear-gradient(#000_60%,transparent)] max-md:-mt-36 max-md:h-[34rem] max-md:object-[2%] max-md:[mask-image:linear-gradient(#000_75%,transparent)]"
          />
        </div>
        <div className="relative -mt-8 lg:-mt-24">
          <Figures items={marketplace.claims} />
        </div>
      </div>
      <section className="wrap pt-xl">
        <h2 className="text-title">{marketplace.categoriesTitle}</h2>
        <ul className="mt-6 border-t border-line md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-6">
          {marketplace.categories.map(({ name, text }) => (
            <li
              key={name}
              className="border-line py-4 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:border-b max-md:last:border-0"
            >
              <h3 className="text-lead font-semibold max-md:w-28">{name}</h3>
              <p className="mt-1 text-muted max-md:flex-[1_9rem]">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
