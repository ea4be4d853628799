import type { Journey } from '@/content/schema/journey';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { CapacityCurve } from './capacity-curve';

/** The years: from `md` up columns below the capacity curve, in narrower windows a list with a vertical line. */
export function Timeline({ journey }: { journey: Journey }) {
  return (
    <section className="bg-night pt-md pb-xl text-paper">
      <div className="wrap">
        <CapacityCurve entries={journey.entries} width={800} className="hidden w-full fill-paper md:block" />
        <CapacityCurve entries={journey.entries} width={500} years className="mb-10 w-full fill-paper md:hidden" />
        {/* From md up the columns share their rows, so that descriptions and products align. */}
        <ol className="md:grid md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(5,auto)]">
          {journey.entries.map(({ year, title, subtitle, description, icon, products }) => (
            <li
              key={year}
              className="relative border-seam pb-10 pl-8 max-md:rule-l md:row-span-5 md:grid md:grid-rows-subgrid md:rule-t md:pt-5 md:pr-5 md:pb-0 md:pl-0 md:last:pr-0 lg:pr-8"
            >
              <span
                className="absolute top-3 -left-[0.3rem] size-2 rounded-full bg-amber md:hidden"
                aria-hidden="true"
              />
              <p className="flex items-center gap-3 text-heading leading-none font-display">
                {year}
                <Icon name={icon} className="size-6 text-mist" />
              </p>
              <h2 className="mt-4 text-lead leading-snug font-semibold">{title}</h2>
              {subtitle && <p className="mt-1 font-medium text-amber">{subtitle}</p>}
              <p className="mt-3 text-mist md:row-start-4">{description}</p>
              {products.length > 0 && (
                <ul className="mt-5 md:row-start-5">
                  {products.map((product) => (
                    <li key={product.name} className="flex items-start gap-3 rule-t border-seam py-2.5">
                      <Icon name={product.logo} className="mt-0.5 size-5 shrink-0 text-amber" />
                      <p className="leading-snug">
                        <Link
                          href={`/offerings/saas#${product.name}`}
                          className="font-semibold underline decoration-seam underline-offset-4 hover:decoration-current"
                        >
                          {product.name}
                        </Link>
                        <span className="block text-caption text-mist">{product.description}</span>
                      </p>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
