import type { KeyHighlight } from '@/content/schema/fields';

/** Key figures in one row between rules. */
export function Results({ title, items }: { title: string; items: KeyHighlight[] }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line md:grid-cols-4">
        {items.map(({ id, metric, title: of }) => (
          <div key={id} className="flex flex-col border-b border-line py-5">
            <dt className="order-2 mt-1 leading-snug text-muted">{of}</dt>
            <dd className="text-heading font-display">{metric}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
