import type { Marketplace } from '@/content/schema/marketplace';
import { Picture } from '../ui/picture';
import { Figures } from './figures';
import { PageHead } from './page-head';

/** Title and status, a photograph with the claims as large figures, and what can be bought. */
export function MarketplaceScreen({ marketplace, breadcrumb }: { marketplace: Marketplace; breadcrumb: string }) {
  return (
    <>
      <PageHead
        route="marketplace"
        title={marketplace.title}
        eyebrow={marketplace.status}
        intro={marketplace.intro}
        breadcrumb={breadcrumb}
      />
      <div className="bg-night text-paper">
        <Picture
          image={marketplace.image}
          first
          sizes="100vw"
          className="h-[clamp(14rem,44vw,46rem)] w-full object-cover object-[50%_70%]"
        />
        <Figures items={marketplace.claims} />
      </div>
      <section className="wrap breathe">
        <h2 className="text-title">{marketplace.categoriesTitle}</h2>
        <ul className="mt-6 grid grid-cols-2 border-t border-line md:flex">
          {marketplace.categories.map((category) => (
            <li
              key={category}
              className="border-line py-4 text-lead font-semibold max-md:border-b md:flex-1 md:border-l md:pl-5 md:first:border-0 md:first:pl-0"
            >
              {category}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
