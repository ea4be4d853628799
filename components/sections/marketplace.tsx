import { clsx } from 'clsx';
import type { Marketplace } from '@/content/schema/marketplace';
import { Picture } from '../ui/picture';
import { Figures } from './figures';
import { PageHead } from './page-head';

type Props = { marketplace: Marketplace; action: { label: string; href: string } };

/** Title and status, a photograph with the claims as large figures, and what can be bought. */
export function MarketplaceSections({ marketplace, action }: Props) {
  // From `md` up the first `wide` categories are in rows of two, the others in rows of three.
  const wide = [0, 4, 2][marketplace.categories.length % 3] ?? 0;
  return (
    <>
      {/* From `lg` up the head stands in the sky of the picture. */}
      <div className="lg:relative lg:isolate lg:min-h-[clamp(48rem,60vw,68rem)]">
        <PageHead
          route="marketplace"
          title={marketplace.title}
          badge={marketplace.status}
          intro={marketplace.intro}
          action={action}
        />
        {/* On phones the picture is taller than its container, which crops the top of the sky. */}
        <div className="overflow-hidden bg-night lg:absolute lg:inset-0 lg:-z-10">
          <Picture
            image={marketplace.image}
            first
            sizes="(min-width: 768px) 100vw, 60rem"
            className="h-[clamp(25rem,44vw,46rem)] w-full object-cover object-[50%_70%] [mask-image:linear-gradient(#000_72%,transparent)] max-md:-mt-36 max-md:h-[34rem] max-md:object-[2%] max-md:[mask-image:linear-gradient(#000_75%,transparent)] lg:h-full lg:object-[30%_60%]"
          />
        </div>
      </div>
      <div className="bg-night text-paper">
        <div className="relative -mt-8 lg:-mt-24">
          <Figures items={marketplace.claims} />
        </div>
      </div>
      <section className="wrap pt-xl">
        <h2 className="text-title">{marketplace.categoriesTitle}</h2>
        <ul className="mt-6 grid gap-x-6 gap-y-5 md:mt-8 md:grid-cols-6 md:gap-y-10">
          {marketplace.categories.map(({ name, text, image }, index) => (
            <li
              key={name}
              className={clsx(
                'max-md:grid max-md:grid-cols-[min(7.5rem,35%)_1fr] max-md:items-center max-md:gap-x-5',
                index < wide ? 'md:col-span-3' : 'md:col-span-2',
              )}
            >
              <Picture
                image={image}
                sizes={`(min-width: 768px) ${index < wide ? '45vw' : '30vw'}, 8rem`}
                className={clsx('aspect-[4/3] w-full rounded-picture object-cover', index < wide && 'md:aspect-[2/1]')}
              />
              <div className="md:mt-4">
                <h3 className="text-lead font-semibold">{name}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
