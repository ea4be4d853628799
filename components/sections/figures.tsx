import type { KeyHighlight } from '@/content/schema/fields';

/** Claimed figures in a row on night ground, the first under an amber rule. Columns are as wide as their figures ask. */
export function Figures({ items }: { items: KeyHighlight[] }) {
  return (
    <dl className="wrap grid gap-x-10 py-apart md:grid-cols-2 lg:flex lg:gap-x-6">
      {items.map(({ id, metric, title, desc }) => (
        <div key={id} className="flex flex-col border-t border-seam py-5 first:border-amber lg:flex-auto">
          <dt className="order-2 mt-2 leading-snug text-mist [contain:inline-size]">
            {[title, desc].filter(Boolean).join(', ')}
          </dt>
          <dd className="text-heading font-display whitespace-nowrap">{metric}</dd>
        </div>
      ))}
    </dl>
  );
}
