import type { KeyHighlight } from '@/content/schema/fields';
import { metricParts } from '@/lib/metric';
import { joinUnits } from '@/lib/no-break';

/** Claimed figures in a row on a dark background, the first one larger. The word before a number and its unit are small. */
export function Figures({ items }: { items: KeyHighlight[] }) {
  return (
    <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(max(8rem,35%),1fr))] gap-x-4 py-md md:gap-x-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_auto] lg:gap-x-6">
      {items.map(({ metric, title, desc }) => {
        const { before, number, unit } = metricParts(metric);
        return (
          <div
            key={title}
            className="group row-span-2 grid grid-rows-subgrid rule-t border-seam py-5 first:col-span-full lg:first:col-span-2"
          >
            <dt className="order-2 pt-2 leading-snug text-mist">
              {joinUnits([title, desc].filter(Boolean).join(', '))}
            </dt>
            <dd className="self-end text-heading font-display group-first:text-[length:clamp(3.5rem,6.4vw,6.5rem)] group-first:leading-none md:whitespace-nowrap lg:text-[length:min(3vw,3rem)]">
              {before && <span className="text-body tracking-normal text-mist">{before}</span>}
              {number}
              {unit && <span className="ml-[0.1em] text-[0.6em]">{unit}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
