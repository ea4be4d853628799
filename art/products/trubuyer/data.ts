import { sum } from '../../lib/solar';

export const request = { number: 'RFQ 118', title: 'Combiner spares', site: 'Kesar Block B' };
/** Goods and Services Tax on goods and their freight. */
export const taxRate = 0.18;

export const items = [
  { name: 'String fuse 15 A', quantity: 600 },
  { name: 'Connector pair', quantity: 1200 },
  { name: 'Surge arrester', quantity: 60 },
] as const;

interface Quotation {
  vendor: string;
  /** Unit prices in rupees, in the order of `items`. */
  prices: readonly [number, number, number];
  freight: number;
  weeks: number;
  /** The reason of the technical review for rejecting it. */
  rejected?: string;
}

const quotations: readonly Quotation[] = [
  { vendor: 'Vendor A', prices: [385, 172, 4650], freight: 18000, weeks: 3 },
  { vendor: 'Vendor B', prices: [372, 168, 4480], freight: 24500, weeks: 2 },
  { vendor: 'Vendor C', prices: [341, 149, 4210], freight: 15000, weeks: 5, rejected: 'fuse not certified' },
];

export const offers = quotations.map((one) => {
  const amounts = items.map(({ quantity }, index) => quantity * (one.prices[index] ?? 0));
  const untaxed = sum(amounts) + one.freight;
  const tax = Math.round(untaxed * taxRate);
  return { ...one, amounts, tax, landed: untaxed + tax };
});

export type Offer = (typeof offers)[number];

const accepted = offers.filter(({ rejected }) => !rejected).sort((one, other) => one.landed - other.landed);
const [lowest, second] = accepted;
if (!lowest || !second) throw new Error('art/products/trubuyer/data.ts: at least two quotations must not be rejected.');

export const chosen = lowest;
/** Rupees below the second-lowest accepted offer. */
export const saving = second.landed - lowest.landed;

export const stages = [
  { name: 'Purchase request', by: 'LT', date: '2025-11-12' },
  { name: `Quotations, ${offers.length} vendors`, by: 'LT', date: '2025-11-14' },
  { name: 'Technical review', by: 'RD', date: '2025-11-17' },
  { name: 'Approval note, 2 of 2', by: 'MI', date: '2025-11-19' },
] as const;

export const order = { number: 'PO 0318', date: '2025-11-19', time: '10:05' };
