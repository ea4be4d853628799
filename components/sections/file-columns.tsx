import { clsx } from 'clsx';
import type { Fallbacks } from '@/content/schema/fallbacks';

type Column = { name: string; value: string };
type Props = { words: Fallbacks['placeholder']['file']; reads: Column[]; adds: Column[] };

/** The columns of a file that the estimator reads, and on a dark card those that it adds, each with an example. Charges are amber. */
export function FileColumns({ words, reads, adds }: Props) {
  return (
    <section className="bg-sky py-xl">
      <div className="wrap grid gap-x-10 gap-y-8 xl:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-heading">{words.title}</h2>
          <p className="mt-5 max-w-measure text-lead text-muted">{words.intro}</p>
        </div>
        <div className="grid items-start gap-6 md:grid-cols-[5fr_6fr]">
          {[
            { title: words.reads, columns: reads, dark: false },
            { title: words.adds, columns: adds, dark: true },
          ].map(({ title, columns, dark }) => (
            <section
              key={title}
              className={clsx('min-w-0 rounded-picture px-4 py-6 sm:px-6', dark ? 'bg-night text-paper' : 'bg-white')}
            >
              <h3 className="pb-4 text-title">{title}</h3>
              <dl>
                {columns.map(({ name, value }) => (
                  <div
                    key={name}
                    className={clsx(
                      'flex flex-wrap justify-between gap-x-4 rule-t py-3',
                      dark ? 'border-seam' : 'border-line',
                    )}
                  >
                    <dt className={dark ? 'text-mist' : 'text-muted'}>{name}</dt>
                    <dd className={clsx('ml-auto font-semibold', name.includes('₹') && 'text-amber')}>{value}</dd>
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
