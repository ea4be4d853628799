'use client';
import { baseOf } from '@/lib/estimator/deviation';
import { bases, type Inputs, shareOf } from '@/lib/estimator/estimate';
import { baseText } from '@/lib/estimator/estimate-words';
import { figure, rupees, signed } from '@/lib/figures';
import { fill } from '@/lib/fill';
import { NumberField, type ProblemProps } from './field';
import type { ResultProps } from './result';

/** One block on each of the three bases, slab by slab. */
export function OneBlock({ result, words, initial, problems }: ResultProps & ProblemProps & { initial: Inputs }) {
  const text = words.one;
  const { one, x } = result;
  const fields = {
    available: words.form.capacity,
    scheduled: words.table.scheduled,
    actual: words.table.actual,
    count: text.count,
  };
  return (
    <section className="bg-sky print:hidden">
      <div className="wrap py-lg">
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
        <div className="mt-sm grid gap-6 lg:grid-cols-3">
          {bases.map((base) => {
            const settled = one?.settled[base];
            const share = shareOf(base, x);
            if (!one || !settled || share === undefined) return null;
            return (
              <section key={base} className="one-base rule-t border-field pt-4">
                <h3>{fill(text.parts, { base: baseText(base, words) })}</h3>
                <p className="text-heading font-display">{rupees(settled.charge)}</p>
                <dl>
                  <dt>{text.base}</dt>
                  <dd>{figure(baseOf(one.block, share))}</dd>
                  <dt>{text.error}</dt>
                  <dd>{settled.error === undefined ? words.table.noBase : signed(settled.error)}</dd>
                  <dt>{fill(text.charges, { count: figure(one.count) })}</dt>
                  <dd>{rupees(settled.charge * one.count)}</dd>
                </dl>
                <ul className="text-caption text-muted">
                  {settled.parts
                    .filter(({ rate }) => rate > 0)
                    .map(({ from, to, kwh, rate, amount }) => (
                      <li key={from}>
                        {fill(text.part, {
                          from: figure(from),
                          // The end of the last part is the error, shown like the error above.
                          to: figure(to === Math.abs(settled.error ?? 0) ? Math.round(to * 10) / 10 : to),
                          kwh: figure(kwh),
                          rate: rupees(rate),
                          amount: rupees(amount),
                        })}
                      </li>
                    ))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </section>
  );
}
