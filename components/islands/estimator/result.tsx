'use client';
import type { DeviationWords } from '@/content/schema/deviation';
import type { Base, Estimate, Inputs } from '@/lib/estimator/estimate';
import { baseText, slabLines, withinText } from '@/lib/estimator/estimate-words';
import { rupees, tenths } from '@/lib/figures';
import { fill } from '@/lib/fill';
import { DayChart } from './day-chart';

export type ResultProps = { result: Estimate; base: Base; words: DeviationWords };
const none = '–';

/** Says which values of the example are still in use. */
function exampleText({ result: words }: DeviationWords, own: boolean, inputs: Inputs, initial: Inputs): string {
  const same = (pattern: RegExp) =>
    Object.keys(initial).every((name) => !pattern.test(name) || inputs[name] === initial[name]);
  return [
    own ? '' : words.example,
    same(/^(over|under)-|^kind$/) ? words.exampleSlabs : '',
    !own && inputs.x && inputs.x === initial.x ? fill(words.assumed, { x: inputs.x }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The charge of the day in a line below the form, which sticks to the bottom of the window. Screen readers get the charge from
 * the status.
 */
export function Charge({ result, base, words }: ResultProps) {
  const day = result.days[base];
  return (
    <p aria-hidden="true" className="charge-line">
      {fill(words.result.charge, { base: baseText(base, words) })}
      <b className="text-title">{day ? rupees(day.charge) : none}</b>
    </p>
  );
}

/** The charge of the day, beside it the charge on the other bases; the day's figures, and its chart. */
export function Result({
  result,
  base,
  words,
  inputs,
  initial,
  notes,
}: ResultProps & { inputs: Inputs; initial: Inputs; notes: string[] }) {
  const { days, slabs } = result;
  const day = days[base];
  const text = words.result;
  const needsX = days.capacity && !days.weighted;
  const onCapacity = days.capacity?.charge ?? 0;
  const figures: [name: string, label: string, value: string][] = [
    ['capacity', text.before, days.capacity ? rupees(days.capacity.charge) : none],
    ['weighted', text.after, days.weighted ? rupees(days.weighted.charge) : needsX ? text.needsX : none],
    ['within', text.within, day ? withinText(day, words) : none],
    [
      'energy',
      text.energy,
      day ? fill(text.energyOf, { over: tenths(day.energy.over), under: tenths(day.energy.under) }) : none,
    ],
  ];
  return (
    <section aria-label={text.title} className="bg-night text-paper">
      <div className="wrap estimate pt-sm pb-md">
        <div className="ruled text-mist">
          <p role="status">
            <span className="block">
              {fill(result.own ? text.charge : text.exampleCharge, { base: baseText(base, words) })}
            </span>
            <strong className="my-2 block text-display text-amber">{day ? rupees(day.charge) : none}</strong>
            {day && day.noBase.length === 0 && base !== 'capacity' && onCapacity > 0 && (
              <span className="text-paper">{fill(text.times, { times: tenths(day.charge / onCapacity) })}</span>
            )}
            {!day && <span>{base === 'weighted' && needsX ? text.needsX : text.waiting}</span>}
          </p>
          <dl className="contents">
            {figures
              .filter(([name]) => name !== base)
              .map(([name, label, value]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>
                    <span className="text-title text-paper">{value}</span>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
        <DayChart result={result} base={base} words={words} />
        <div className="mt-4 grid gap-x-10 gap-y-4 text-caption text-mist lg:grid-cols-axis">
          <div>
            {day && day.noBase.length > 0 && (
              <p className="mb-2 max-w-measure text-body text-paper">
                {fill(text.noBase, { count: day.noBase.length })}
              </p>
            )}
            <p>{exampleText(words, result.own, inputs, initial)}</p>
            {slabs && slabLines(slabs, words).map((line) => <p key={line}>{line}</p>)}
          </div>
          <div>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
