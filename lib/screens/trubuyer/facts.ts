import type { TruBuyer } from '../../../content/schema/trubuyer';
import { sum } from '../../blocks';
import { counted } from '../format';

export interface State {
  /** Whether each item is bought. */
  items: boolean[];
  /** Whether the freight of each vendor is paid, or the goods are collected. */
  freight: boolean[];
  /** The vendor whose quotation is explained. */
  vendor?: string | undefined;
}

/**
 * The quotations for the selected items: amounts per item, tax, landed cost and rank among the accepted ones. The rank is 0
 * for a rejected one, and for all while no item is selected.
 */
export function offersOf({ items, quotations, taxRate }: TruBuyer, state: State) {
  const priced = quotations.map((one, at) => {
    const amounts = items.map(({ quantity }, index) => (state.items[index] ? quantity * (one.prices[index] ?? 0) : 0));
    const freight = state.freight[at] && sum(amounts) > 0 ? one.freight : 0;
    const untaxed = sum(amounts) + freight;
    const tax = Math.round(untaxed * taxRate);
    return { ...one, amounts, freight, tax, landed: untaxed + tax };
  });
  const accepted = priced.filter(({ rejected }) => !rejected).sort((one, other) => one.landed - other.landed);
  return priced.map((one) => ({ ...one, rank: one.rejected || one.landed === 0 ? 0 : accepted.indexOf(one) + 1 }));
}

/** `1 week`, `3 weeks`. */
export const weeksText = (weeks: number) => counted(weeks, 'week');

export type Offer = ReturnType<typeof offersOf>[number];

/** The order: the accepted quotation with the lowest landed cost, and what it saves against the next one. At least one item must be selected. */
export function orderOf(offers: Offer[]) {
  const ranked = offers.filter(({ rank }) => rank > 0).sort((one, other) => one.rank - other.rank);
  const [chosen, second] = ranked;
  if (!chosen || !second)
    throw new Error('content/products/trubuyer.ts: at least two quotations must not be rejected.');
  return { chosen, second, saving: second.landed - chosen.landed };
}
