import type { Home } from '@/content/schema/home';
import { Picture } from '../ui/picture';

/** The figures, each inside a day bent into a ring: ninety-six blocks, midnight below, noon above. */
export function Highlights({ highlights }: { highlights: Home['highlights'] }) {
  return (
    <section className="bg-night text-paper">
      <div className="wrap pt-band pb-far">
        <h2 className="text-heading">{highlights.title}</h2>
        <ul className="mt-near grid gap-x-5 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
          {highlights.items.map(({ id, metric, title, desc }) => (
            <li key={id} className="max-sm:grid max-sm:grid-cols-[9rem_1fr] max-sm:items-center max-sm:gap-4">
              <div className="relative grid aspect-[156/182] max-w-[13.5rem] place-items-center pt-[14%]">
                <Picture image={highlights.ring} sizes="13rem" className="absolute inset-0 size-full" />
                <p className="text-[clamp(1.375rem,1.1rem+1.1vw,2.25rem)] font-semibold tracking-[-0.02em]">{metric}</p>
              </div>
              <div className="sm:mt-4">
                <p className="leading-snug">{title}</p>
                {desc && <p className="mt-1 text-caption text-mist">{desc}</p>}
              </div>
            </li>
          ))}
        </ul>
        <h3 className="mt-far text-title">{highlights.listTitle}</h3>
        <dl className="mt-6 grid border-t border-seam md:grid-cols-2 md:gap-x-12 lg:grid-cols-3">
          {highlights.list.map(({ id, metric, title }) => (
            <div key={id} className="flex items-baseline gap-4 border-b border-seam py-3">
              <dt className="order-2 text-mist">{title}</dt>
              <dd className="w-[4.5em] shrink-0 text-lead font-semibold">{metric}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
