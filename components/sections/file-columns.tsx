import type { Fallbacks } from '@/content/schema/fallbacks';

type Column = { name: string; value: string };
type Props = { words: Fallbacks['placeholder']['file']; reads: Column[]; adds: Column[] };

/** The columns of a file that the estimator reads, and those that it adds, each with an example. */
export function FileColumns({ words, reads, adds }: Props) {
  return (
    <section className="bg-sky py-xl">
      <div className="wrap">
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-5 max-w-measure text-lead text-muted">{words.intro}</p>
        <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2">
          {[
            { title: words.reads, columns: reads },
            { title: words.adds, columns: adds },
          ].map(({ title, columns }) => (
            <section key={title}>
              <h3 className="pb-4 text-lead font-semibold">{title}</h3>
              <dl className="rule-b border-line">
                {columns.map(({ name, value }) => (
                  <div key={name} className="flex justify-between gap-4 rule-t border-line py-3">
                    <dt className="text-muted">{name}</dt>
                    <dd className="font-semibold">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
