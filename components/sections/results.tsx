import type { KeyHighlight } from '@/content/schema/fields';

/** Key figures under a title. */
export function Results({ title, items }: { title: string; items: KeyHighlight[] }) {
  return (
    <section className="results pt-md">
      <h2 className="text-title">{title}</h2>
      <dl>
        {items.map(({ id, metric, title: of }) => (
          <div key={id}>
            <dt className="text-muted">{of}</dt>
            <dd className="font-display">{metric}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
