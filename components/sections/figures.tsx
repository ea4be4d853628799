import type { KeyHighlight } from '@/content/schema/fields';
import { metricParts } from '@/lib/metric';
import { joinUnits } from '@/lib/no-break';

/** Claimed figures in a row of equal columns on a dark background. The word before a number and its unit are small. */
export function Figures({ items }: { items: KeyHighlight[] }) {
  return (
    <dl className="wrap grid grid-cols-2 gap-x-4 py-md md:gap-x-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-6">
      {items.map(({ id, metric, title, desc }) => {
        const { before, number, unit } = metricParts(metric);
        return (
          <div
            key={id}
            className="flex flex-col border-t border-seam py-5 max-lg:[&:first-child:nth-last-child(odd)]:col-span-2"
          >
            <dt className="order-2 mt-2 leading-snug text-mist">
              {joinUnits([title, desc].filter(Boolean).join(', '))}
            </dt>
            <dd className="text-heading font-display md:whitespace-nowrap lg:text-[length:min(3.3vw,3.375rem)]">
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
