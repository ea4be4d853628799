import type { Home } from '@/content/schema/home';
import { ringPath } from '@/lib/curve';

/** The figures, each inside a day bent into a ring: ninety-six blocks, midnight below, noon above. */
export function Highlights({ highlights }: { highlights: Home['highlights'] }) {
  return (
    <section className="bg-night text-paper">
      <div className="wrap pt-[clamp(3.5rem,8.5vw,9rem)] pb-[clamp(3rem,6vw,6rem)]">
        <h2 className="text-heading">{highlights.title}</h2>
        <svg className="hidden" aria-hidden="true">
          <symbol id="day-ring" viewBox="-100 -100 200 200">
            <circle
              r="72"
              fill="none"
              stroke="currentColor"
              strokeOpacity="0.4"
              strokeWidth="5"
              pathLength="192"
              strokeDasharray="0.55 1.45"
            />
            <path d={ringPath(78, 19)} fill="none" stroke="#F2B046" strokeWidth="1.4" strokeLinejoin="round" />
          </symbol>
        </svg>
        <ul className="mt-[clamp(2rem,5vw,4rem)] grid gap-x-5 gap-y-10 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
          {highlights.items.map(({ id, metric, title, desc }) => (
            <li
              key={id}
              className="max-[30rem]:grid max-[30rem]:grid-cols-[9rem_1fr] max-[30rem]:items-center max-[30rem]:gap-4"
            >
              <div className="relative grid aspect-square max-w-[15rem] place-items-center">
                <svg className="absolute inset-0 size-full" aria-hidden="true">
                  <use href="#day-ring" />
                </svg>
                <p className="text-title font-semibold">{metric}</p>
              </div>
              <div className="min-[30rem]:mt-4">
                <p className="leading-snug">{title}</p>
                {desc && <p className="mt-1 text-caption text-mist">{desc}</p>}
              </div>
            </li>
          ))}
        </ul>
        <h3 className="mt-[clamp(3rem,7vw,6rem)] text-title">{highlights.listTitle}</h3>
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
