'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeviationWords } from '@/content/schema/deviation';
import { startOf } from '@/lib/blocks';
import { costliest } from '@/lib/estimator/deviation';
import { type Base, bases, type Estimate } from '@/lib/estimator/estimate';
import { column, signed } from '@/lib/figures';
import type { ResultProps } from './result';

type Words = DeviationWords['table'];

/**
 * An explicit role: some browsers drop the implicit one if CSS changes `display`, as on phones (table.css). As a
 * call, because Biome rejects an attribute that repeats the implicit role.
 */
const withRole = (role: string) => ({ role });

type RowProps = Omit<ResultProps, 'words'> & { words: Words; indexes: number[] };

/** The rows of the blocks with these indexes. */
function Rows({ result, base, words, indexes }: RowProps) {
  const { blocks, days } = result;
  const error = (name: Base, at: number) => {
    const settled = days[name]?.blocks[at];
    if (!settled) return '–';
    return settled.error === undefined ? words.noBase : signed(settled.error);
  };
  const power = column(blocks.flatMap(({ scheduled, actual }) => [scheduled, actual]));
  const charges = indexes.map((at) => days[base]?.blocks[at]?.charge);
  // Paise in all rows, or in none.
  const charge = column(charges.some((value = 0) => !Number.isInteger(value)) ? [0.01] : []);
  return indexes.map((at, row) => {
    const { scheduled = 0, actual = 0 } = blocks[at] ?? {};
    return (
      <tr key={at} {...withRole('row')}>
        <th scope="row" {...withRole('rowheader')}>
          {at + 1}
        </th>
        <td {...withRole('cell')}>{startOf(at)}</td>
        <td {...withRole('cell')} data-label={words.scheduled}>
          {power(scheduled)}
        </td>
        <td {...withRole('cell')} data-label={words.actual}>
          {power(actual)}
        </td>
        <td {...withRole('cell')}>{signed(actual - scheduled)}</td>
        {bases.map((name) => (
          <td key={name} {...withRole('cell')} data-label={words.error[name]}>
            {error(name, at)}
          </td>
        ))}
        <td {...withRole('cell')}>{charges[row] === undefined ? '–' : charge(charges[row])}</td>
      </tr>
    );
  });
}

function Table({ label, words, ...rows }: RowProps & { label: string }) {
  const errors = bases.map((base) => words.error[base]);
  return (
    <div className="mt-6">
      <label className="estimator-columns choice">
        <input type="checkbox" />
        {words.columns}
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in its frame, also by keyboard */}
      <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
        <table className="estimator-table day-table" {...withRole('table')}>
          <thead {...withRole('rowgroup')}>
            <tr {...withRole('row')}>
              {[words.block, words.time, words.scheduled, words.actual, words.deviation, ...errors, words.charge].map(
                (title) => (
                  <th key={title} scope="col" {...withRole('columnheader')}>
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody {...withRole('rowgroup')}>
            <Rows words={words} {...rows} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

const all = (result: Estimate) => result.blocks.map((_, index) => index);

/** The most expensive blocks, a table of all blocks that is rendered when it is opened, and the actions (`children`). */
export function DayTable({ result, base, words, children }: ResultProps & { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(Boolean(details.current?.open)), []);
  const text = words.table;
  const day = result.days[base];
  const top = day ? costliest(day) : [];
  return (
    <div className="wrap py-lg">
      {day && <h2 className="text-heading">{text.costliest}</h2>}
      {day && top.length === 0 && <p className="mt-4">{text.free}</p>}
      {top.length > 0 && <Table label={text.costliest} result={result} base={base} words={text} indexes={top} />}
      <details
        ref={details}
        className="needs-scripts mt-4 print:hidden"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="more">{text.all}</summary>
        {open && <Table label={text.all} result={result} base={base} words={text} indexes={all(result)} />}
      </details>
      {children}
    </div>
  );
}
