'use client';
import type { ReactNode } from 'react';
import { baseOf } from '@/lib/estimator/deviation';
import { bases, type Inputs, shareOf } from '@/lib/estimator/estimate';
import { baseText, slabText } from '@/lib/estimator/estimate-words';
import { figure, rupees, signed } from '@/lib/figures';
import { fill } from '@/lib/fill';
import { NumberField, type ProblemProps } from './field';
import type { ResultProps } from './result';

/** One block, computed on each of the three bases side by side: base, error, charge per slab, sum. */
export function OneBlock({ result, words, initial, problems }: ResultProps & ProblemProps & { initial: Inputs }) {
  const text = words.one;
  const { one, slabs, x } = result;
  const fields = {
    available: words.form.capacity,
    scheduled: words.table.scheduled,
    actual: words.table.actual,
    count: text.count,
  };
  const columns = bases.flatMap((base) => {
    const settled = one?.settled[base];
    const share = shareOf(base, x);
    return one && settled && share !== undefined ? [{ base, settled, mw: baseOf(one.block, share) }] : [];
  });
  const row = (label: string, cell: (column: (typeof columns)[number]) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.base}>{cell(column)}</td>
      ))}
    </tr>
  );
  return (
    <section className="bg-sky print:hidden">
      <div className="wrap one-block py-lg">
        <div>
          <h2 className="text-heading">{text.title}</h2>
          <p className="mt-5 max-w-measure text-lead text-muted">{text.intro}</p>
          <div className="ruled needs-scripts mt-sm">
            {Object.entries(fields).map(([name, label]) => (
              <NumberField
                key={name}
                name={`one-${name}`}
                label={label}
                value={initial[`one-${name}`]}
                problems={problems}
                words={words}
              />
            ))}
          </div>
        </div>
        {one && slabs && columns.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where long figures do not fit
          <section className="overflow-x-auto" aria-label={text.title} tabIndex={0}>
            <table className="estimator-table">
              <thead>
                <tr>
                  <td />
                  {columns.map(({ base }) => (
                    <th key={base} scope="col">
                      {baseText(base, words)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {row(text.base, ({ mw }) => figure(mw))}
                {row(text.error, ({ settled: { error } }) =>
                  error === undefined ? words.table.noBase : signed(error),
                )}
                {slabs[one.block.actual > one.block.scheduled ? 'over' : 'under'].map(
                  // The parts of a deviation are in the order of the slabs, from the first slab on.
                  (slab, index) =>
                    slab.rate > 0 &&
                    columns.some(({ settled }) => settled.parts[index]) &&
                    row(slabText(slab, words), ({ settled: { parts } }) => {
                      const part = parts[index];
                      return (
                        part && (
                          <>
                            {rupees(part.amount)}
                            <br />
                            <small>{fill(text.energy, { kwh: figure(part.kwh) })}</small>
                          </>
                        )
                      );
                    }),
                )}
              </tbody>
              <tfoot>
                {row(text.charge, ({ settled }) => rupees(settled.charge))}
                {row(fill(text.charges, { count: figure(one.count) }), ({ settled }) =>
                  rupees(settled.charge * one.count),
                )}
              </tfoot>
            </table>
          </section>
        )}
      </div>
    </section>
  );
}
