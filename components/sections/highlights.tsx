import type { Home } from '@/content/schema/home';
import { metricParts } from '@/lib/metric';
import { Picture } from '../ui/picture';
import { Results } from './results';
import { SectionHead } from './section-head';

/**
 * The figures, each inside a ring that shows a plant's day in quarter hours: midnight at the foot, noon at the top. Below
 * them, on a light background, a list of results and a link.
 */
export function Highlights({ highlights }: { highlights: Home['highlights'] }) {
  const { rings } = highlights;
  const ringAt = (index: number) => rings[index % rings.length] as (typeof rings)[number];
  return (
    <section className="highlights">
      <div className="bg-night text-paper">
        <div className="wrap py-xl">
          <SectionHead title={highlights.title} intro={highlights.intro} dark />
          <ul className="highlight-rings">
            {highlights.items.map(({ metric, title, desc }, index) => {
              const { before, number, unit } = metricParts(metric);
              return (
                <li key={title}>
                  <div className="highlight-ring">
                    <Picture image={ringAt(index)} sizes="15rem" />
                    <p>
                      {before && <small>{before}</small>}
                      {number}
                      <small>{unit}</small>
                    </p>
                  </div>
                  <div>
                    <p>{title}</p>
                    {desc && <p className="text-mist">{desc}</p>}
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <Results highlights={highlights} />
    </section>
  );
}
