import type { Journey, TimelineEntry } from '@/content/schema/journey';
import { Icon } from '../ui/icon';

const width = 1000;
const height = 220;

/** Cumulative capacity over the years as an area chart, to scale; it steps up at the end of each year. */
function CapacityCurve({ entries }: { entries: TimelineEntry[] }) {
  const top = Math.max(...entries.map(({ capacityMw }) => capacityMw));
  const y = (mw: number) => Math.round(height - 6 - (mw / top) * (height - 16));
  const step = width / entries.length;
  const points = entries.map(
    ({ capacityMw }, i) =>
      `C${i * step + step * 0.35} ${y(entries[i - 1]?.capacityMw ?? 0)} ${i * step + step * 0.4} ${y(capacityMw)} ${(i + 1) * step} ${y(capacityMw)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="hidden h-[clamp(11rem,18vw,20rem)] w-full md:block"
      aria-hidden="true"
    >
      <path d={`M0 ${y(0)}${points.join('')}V${height}H0Z`} fill="currentColor" fillOpacity="0.07" />
      <path
        d={`M0 ${y(0)}${points.join('')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The years: columns under the capacity curve from md up, a list beside a vertical rule below. */
export function Timeline({ journey }: { journey: Journey }) {
  return (
    <section className="wrap pb-band text-field">
      <CapacityCurve entries={journey.entries} />
      <ol className="text-ink md:grid md:auto-cols-fr md:grid-flow-col">
        {journey.entries.map(({ year, title, subtitle, description, icon, products }) => (
          <li
            key={year}
            className="relative border-field pb-10 pl-8 max-md:border-l md:border-t md:pt-5 md:pr-5 md:pb-0 md:pl-0 lg:pr-8"
          >
            <span
              className="absolute top-1 -left-[0.85rem] grid size-7 place-items-center rounded-full bg-paper text-field md:-top-[0.9rem] md:left-0"
              aria-hidden="true"
            >
              <Icon name={icon} className="size-5" />
            </span>
            <p className="text-heading leading-none font-display">{year}</p>
            <h2 className="mt-4 text-lead leading-snug font-semibold">{title}</h2>
            {subtitle && <p className="mt-1 font-medium text-field">{subtitle}</p>}
            <p className="mt-3 text-muted">{description}</p>
            {products.length > 0 && (
              <ul className="mt-5">
                {products.map((product) => (
                  <li key={product.name} className="flex items-start gap-3 border-t border-line py-2.5">
                    <Icon name={product.logo} className="mt-0.5 size-5 shrink-0 text-field" />
                    <p className="leading-snug">
                      <span className="font-semibold">{product.name}</span>
                      <span className="block text-caption text-muted">{product.description}</span>
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
