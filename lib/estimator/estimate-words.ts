import type { DeviationWords } from '@/content/schema/deviation';
import { figure, rupees, tenths } from '../figures';
import { fill } from '../fill';
import type { SettledDay, Slab, Slabs } from './deviation';
import type { Base } from './estimate';
import type { Problem } from './estimate-problem';

/** The message of a problem. */
export function problemText({ key, values }: Problem, words: DeviationWords): string {
  const columns: Record<string, string> = {
    scheduled: words.chart.scheduled,
    actual: words.chart.actual,
    available: words.form.capacity,
  };
  const { column } = values;
  return fill(words.problems[key], { ...values, ...(column && { column: columns[column] ?? column }) });
}

/** The name of the base in use. */
export const baseText = (base: Base, words: DeviationWords) => words.result.on[base];

/** The result as one sentence, for the message to the company. */
export const noteText = (day: SettledDay, base: Base, words: DeviationWords) =>
  fill(words.contact.note, {
    charge: rupees(day.charge),
    base: baseText(base, words),
    within: day.within,
    all: day.blocks.length,
    over: tenths(day.energy.over),
    under: tenths(day.energy.under),
  });

export const withinText = (day: SettledDay, words: DeviationWords) =>
  fill(words.result.withinOf, {
    count: day.within,
    all: day.blocks.length,
    share: figure(Math.round((1000 * day.within) / day.blocks.length) / 10),
  });

/** A slab in words, such as “15 to 25% at ₹0.50”. */
export function slabText({ from, to, rate }: Slab, { result }: DeviationWords): string {
  const values = { from: figure(from), rate: rupees(rate) };
  return to < Infinity ? fill(result.slab, { ...values, to: figure(to) }) : fill(result.lastSlab, values);
}

/** The slabs below the chart: one line for both sides if they are the same, else a line for each. */
export function slabLines({ under, over }: Slabs, words: DeviationWords): string[] {
  const [below, above] = [under, over].map((slabs) => slabs.map((slab) => slabText(slab, words)).join(', '));
  if (below === above) return [`${words.result.bothSides}: ${below}.`];
  return [`${words.form.under}: ${below}.`, `${words.form.over}: ${above}.`];
}
