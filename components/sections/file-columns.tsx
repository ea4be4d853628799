import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { figure } from '@/lib/figures';
import { Link } from '../ui/link';

type Column = { name: string; value: string; charted: boolean };
type Props = {
  words: Fallbacks['placeholder']['file'];
  reads: Column[];
  errors: Column[];
  charges: Column[];
  /** Lines of the file, cell by cell. */
  sample: string[][];
  /** The chart of the day that the example row is from. */
  children: ReactNode;
};

/** A figure with digit groups and a minus sign; any other cell as it is. */
const shown = (value: string) => (value.includes('.') ? figure(Number(value)) : value);

/**
 * The columns of a file, with the values of one row rounded to three decimal places, lines of the file, and the chart of its day.
 */
export function FileColumns({ words, reads, errors, charges, sample, children }: Props) {
  return (
    <section className="bg-night py-xl text-paper">
      <div className="wrap grid gap-x-10 gap-y-8 xl:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-heading">{words.title}</h2>
          <p className="mt-5 max-w-measure text-lead text-mist">{words.intro}</p>
          <p className="mt-4">
            <Link href={words.link.href} className="more">
              {words.link.label}
            </Link>
          </p>
          <pre className="mt-8 rule-t rule-b border-seam py-4 whitespace-pre-wrap text-mist [font-family:inherit]">
            {sample.map((cells) => (
              <span key={cells[0]} className={clsx('block', cells[0] === reads[0]?.value && 'text-amber')}>
                {cells.map((cell, column) => (
                  // A line that is too long wraps between its cells.
                  <span key={reads[column]?.name} className="inline-block">
                    {column < cells.length - 1 ? `${cell},` : cell}
                  </span>
                ))}
              </span>
            ))}
          </pre>
        </div>
        <div className="min-w-0">
          <div className="chart mt-0">{children}</div>
        </div>
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-3 xl:col-span-2">
          {[
            { title: words.reads, columns: reads },
            { title: words.errors, columns: errors },
            { title: words.charges, columns: charges },
          ].map(({ title, columns }) => (
            <section key={title} className="min-w-0">
              <h3 className="pb-4 text-title">{title}</h3>
              <dl>
                {columns.map(({ name, value, charted }) => (
                  <div
                    key={name}
                    className="flex flex-wrap justify-between gap-x-4 rule-t border-seam py-3 last:rule-b"
                  >
                    <dt className="text-mist">{name}</dt>
                    <dd className={clsx('ml-auto font-semibold', charted && 'text-amber')}>{shown(value)}</dd>
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
