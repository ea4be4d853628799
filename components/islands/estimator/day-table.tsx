'use client';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeviationWords } from '@/content/schema/deviation';
import { dearest, startOf } from '@/lib/deviation';
import { bases, type Estimate } from '@/lib/estimate';
import { figure, rupees, signed } from '@/lib/figures';
import type { Shown } from './result';

type Words = DeviationWords['table'];

function Rows({ result, base, words, of }: Omit<Shown, 'words'> & { words: Words; of: number[] }) {
  const { blocks, days } = result;
  const error = (name: (typeof bases)[number], at: number) => {
    const settled = days[name]?.blocks[at];
    if (!settled) return '–';
    return settled.error === undefined ? words.noBase : signed(settled.error);
  };
  return of.map((at) => {
    const { scheduled = 0, actual = 0 } = blocks[at] ?? {};
    return (
      <tr key={at}>
        <th scope="row">{at + 1}</th>
        <td>{startOf(at)}</td>
        <td>{figure(scheduled)}</td>
        <td>{figure(actual)}</td>
        <td>{signed(actual - scheduled)}</td>
        {bases.map((name) => (
          <td key={name}>{error(name, at)}</td>
        ))}
        <td>{rupees(days[base]?.blocks[at]?.charge ?? 0)}</td>
      </tr>
    );
  });
}

const Table = memo(function Table({
  label,
  words,
  ...rows
}: Omit<Shown, 'words'> & { label: string; words: Words; of: number[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in its frame, also by keyboard
    <section className="mt-6 overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="estimator-table">
        <thead>
          <tr>
            {[words.block, words.time, words.scheduled, words.actual, words.deviation].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {bases.map((base) => (
              <th key={base} scope="col">
                {words.error[base]}
              </th>
            ))}
            <th scope="col">{words.charge}</th>
          </tr>
        </thead>
        <tbody>
          <Rows words={words} {...rows} />
        </tbody>
      </table>
    </section>
  );
});

const all = (result: Estimate) => result.blocks.map((_, index) => index);

/** The dearest blocks, what can be done with the day, and all of its blocks, drawn when asked for. */
export function DayTable({ result, base, words, children }: Shown & { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the scripts came.
  useEffect(() => setOpen(Boolean(details.current?.open)), []);
  const text = words.table;
  const day = result.days[base];
  const top = day ? dearest(day) : [];
  return (
    <section className="wrap py-far">
      {day && <h2 className="text-title">{text.dearest}</h2>}
      {day && top.length === 0 && <p className="mt-4">{text.free}</p>}
      {top.length > 0 && <Table label={text.dearest} result={result} base={base} words={text} of={top} />}
      {children}
      <details
        ref={details}
        className="needs-scripts no-print"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="more">{text.all}</summary>
        {open && <Table label={text.all} result={result} base={base} words={text} of={all(result)} />}
      </details>
    </section>
  );
}
