'use client';
import type { Side } from '@/lib/estimator/deviation';
import { type Inputs, slabRows } from '@/lib/estimator/estimate';
import { fill } from '@/lib/fill';
import { describedBy, type ProblemProps, Problems } from './field';

const parts = ['from', 'to', 'rate'] as const;
const rows = Array.from({ length: slabRows }, (_, row) => row);

/** The slabs of one side: the filled rows, and one empty row. */
export function SlabTable({
  side,
  initial,
  inputs,
  words,
  problems,
}: ProblemProps & { side: Side; initial: Inputs; inputs: Inputs }) {
  const text = words.form;
  const titles = {
    from: text.from,
    to: text.to,
    rate: `${text.rate}, ${inputs.kind === 'percent' ? '%' : text.inr}`,
  };
  const last = Math.max(-1, ...rows.filter((row) => parts.some((part) => inputs[`${side}-${row}-${part}`]?.trim())));
  /** A gap or an overlap concerns two rows, a problem without a row all of them. */
  const ofRow = (row: number) => problems.filter(({ values }) => [values.row ?? row, values.previous].includes(row));
  return (
    <fieldset>
      <legend>{text[side]}</legend>
      <div className="slab-row slab-head" aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className="field text-caption text-muted">
            {titles[part]}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row} className="slab-row" hidden={row > last + 1}>
          {parts.map((part) => (
            <input
              key={part}
              type="text"
              name={`${side}-${row}-${part}`}
              defaultValue={initial[`${side}-${row}-${part}`]}
              aria-label={fill(text.slabField, { side: text[side], row: row + 1, part: titles[part] })}
              inputMode="decimal"
              className="field"
              {...describedBy(side, ofRow(row + 1))}
            />
          ))}
        </div>
      ))}
      <Problems name={side} problems={problems} words={words} />
    </fieldset>
  );
}
