import type { KeyHighlight } from '@/content/schema/fields';

/** Key figures in one row between rules. */
export function Results({ title, items }: { title: string; items: KeyHighlight[] }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <dl className="results mt-6">
        {items.map(({ id, metric, title: of }) => (
          <div key={id} className="flex flex-col">
            <dt className="order-2 mt-1 leading-snug text-muted">{of}</dt>
            <dd className="text-heading font-display">{metric}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
