import type { Marketplace } from '@/content/schema/marketplace';
import { Picture } from '../ui/picture';
import { PageHead } from './page-head';

/** Title and status, then a photograph and the claims as large figures. */
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
        <dl className="wrap grid gap-x-10 py-apart md:grid-cols-2 lg:grid-cols-5 lg:gap-x-6">
          {marketplace.claims.map(({ id, metric, title }) => (
            <div key={id} className="flex flex-col border-t border-seam py-5 first:border-amber">
              <dt className="order-2 mt-2 leading-snug text-mist">{title}</dt>
              <dd className="text-heading font-display">{metric}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
