import { toNumber } from '../figures';
import { readDay, type Unit } from './day-table';
import {
  aboveCapacity,
  type Block,
  type Settled,
  type SettledDay,
  type Side,
  type Slabs,
  settle,
  settleDay,
} from './deviation';
import type { Problem } from './estimate-problem';
import { readSlabs } from './slabs';

/** What an error is a percentage of: `weighted` is X % of the available capacity plus (100 − X) % of the schedule. */
export const bases = ['capacity', 'weighted', 'schedule'] as const;
export type Base = (typeof bases)[number];
/** The share of the available capacity in a base, in %; undefined while X is not known. */
export const shareOf = (base: Base, x: number | undefined) => ({ capacity: 100, schedule: 0, weighted: x })[base];
/** The rows for slabs in the form, on each side. */
export const slabRows = 5;
const oneBlock = ['available', 'scheduled', 'actual', 'count'] as const;

/** The form's values as typed, by the names of its fields. */
export type Inputs = Record<string, string>;
/**
 * The days of the example by name, each as lines of schedule and actual. The form's `example` field selects the one that is
 * shown while no day is entered.
 */
export type Examples = Record<string, string>;

export type Estimate = {
  /** Whether the day is the visitor's, not the example. */
  own: boolean;
  blocks: Block[];
  /** Undefined where X is needed and not given, or the slabs or the day cannot be read. */
  days: Record<Base, SettledDay | undefined>;
  /** The block of the worked example, and the number of such blocks; undefined if its figures are invalid. */
  one: { block: Block; count: number; settled: Record<Base, Settled | undefined> } | undefined;
  slabs: Slabs | undefined;
  x: number | undefined;
  problems: Problem[];
};

const sides: Side[] = ['over', 'under'];
const rowsOf = (inputs: Inputs, side: Side) =>
  Array.from({ length: slabRows }, (_, row) => {
    const cell = (part: string) => inputs[`${side}-${row}-${part}`] ?? '';
    return { from: cell('from'), to: cell('to'), rate: cell('rate') };
  });

/** All results of the inputs, and the problems in them. */
export function estimate(inputs: Inputs, examples: Examples): Estimate {
  const problems: Problem[] = [];
  const say = (key: Problem['key'], field: string, values: Problem['values'] = {}) =>
    problems.push({ key, field, values });
  /** The number in a field. An empty field is a problem only if it is `needed`. */
  const read = (field: string, needed: boolean, positive = true): number | undefined => {
    const text = (inputs[field] ?? '').trim();
    if (!text) {
      if (needed) say('fieldEmpty', field);
      return undefined;
    }
    const value = toNumber(text);
    if (value === undefined) say('fieldFigure', field, { found: text });
    else if (value < 0 && !positive) say('fieldNegative', field, { found: text });
    else if (value <= 0 && positive) say('fieldZero', field, { found: text });
    else return value;
    return undefined;
  };

  const x = readX();
  const slabs = readAllSlabs();
  const capacity = read('capacity', false);
  const own = Boolean(inputs.rows?.trim());
  const text = own ? (inputs.rows ?? '') : (examples[inputs.example ?? ''] ?? '');
  const day = readDay(text, { unit: own ? (inputs.unit as Unit) : 'mw', capacity });
  const named = problems.some(({ field }) => field === 'capacity');
  problems.push(
    ...day.problems.filter(({ key, field }) => !(named && field === 'capacity') && (key !== 'above' || own)),
  );
  // The visitor enters the capacity first: the example's rows are not at fault.
  const above = own ? [] : day.problems.flatMap(({ key, values }) => (key === 'above' ? [Number(values.found)] : []));
  if (above.length > 0) say('exampleAbove', 'capacity', { found: Math.max(...above) });
  const one = readOne();

  const byBase = <T>(of: (share: number) => T) =>
    Object.fromEntries(
      bases.map((base) => {
        const share = shareOf(base, x);
        return [base, share === undefined ? undefined : of(share)];
      }),
    ) as Record<Base, T | undefined>;
  const none = { capacity: undefined, weighted: undefined, schedule: undefined };
  return {
    own,
    blocks: day.blocks,
    days: slabs && day.blocks.length > 0 ? byBase((share) => settleDay(day.blocks, share, slabs)) : none,
    one: one && { ...one, settled: slabs ? byBase((share) => settle(one.block, share, slabs)) : none },
    slabs,
    x,
    problems,
  };

  function readX(): number | undefined {
    const value = read('x', inputs.base === 'weighted', false);
    if (value === undefined || value <= 100) return value;
    say('xRange', 'x', { found: value });
    return undefined;
  }

  function readAllSlabs(): Slabs | undefined {
    const percent = inputs.kind === 'percent';
    // Its field is hidden otherwise.
    const contract = percent ? read('contract', true) : undefined;
    if (percent && contract === undefined) return undefined;
    const [over, under] = sides.map((side) =>
      readSlabs(side, rowsOf(inputs, side), percent ? (contract ?? 0) / 100 : 1),
    );
    problems.push(...(over?.problems ?? []), ...(under?.problems ?? []));
    if (over?.problems.length || under?.problems.length) return undefined;
    return { over: over?.slabs ?? [], under: under?.slabs ?? [] };
  }

  function readOne() {
    const [available, scheduled, actual, count] = oneBlock.map((name) =>
      read(`one-${name}`, true, name === 'available' || name === 'count'),
    );
    if (available === undefined || scheduled === undefined || actual === undefined || count === undefined)
      return undefined;
    const block = { available, scheduled, actual };
    const above = aboveCapacity(block);
    for (const name of above) say('fieldAbove', `one-${name}`, { found: block[name], available });
    return above.length > 0 ? undefined : { block, count };
  }
}
