import type { KeyHighlight } from '@/content/schema/fields';

/** Key figures under a title, each with what it stands for and, on a second line, its `desc`. */
export function Results({ title, items }: { title: string; items: KeyHighlight[] }) {
  return (
    <section className="results pt-md">
      <h2 className="text-title">{title}</h2>
      <dl>
        {items.map(({ id, metric, title: of, desc }) => (
          <div key={id}>
            <dt className="text-muted">
              {/* A string, because React puts a comment between adjacent text nodes. The space is for programs that read the text. */}
              {`${of} `}
              {desc && <b>{desc}</b>}
            </dt>
            <dd className="font-display">{metric}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
