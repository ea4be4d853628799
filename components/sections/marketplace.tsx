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
        <Picture
          image={marketplace.image}
          first
          sizes="(min-width: 768px) 100vw, 48rem"
          className="h-[clamp(20rem,44vw,46rem)] w-full object-cover object-[6%_70%] md:object-[50%_70%] [mask-image:linear-gradient(#000_60%,transparent)]"
        />
        <div className="relative -mt-8 lg:-mt-24">
          <Figures items={marketplace.claims} />
        </div>
      </div>
      <section className="wrap pt-xl">
        <h2 className="text-title">{marketplace.categoriesTitle}</h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {marketplace.categories.map(({ name, text }) => (
            <li key={name} className="border-line py-4 max-md:border-b max-md:last:border-0 max-md:last:odd:col-span-2">
              <h3 className="text-lead font-semibold">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
