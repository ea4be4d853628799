import type { TruBuyer } from '../schema/trubuyer';

/** TruBuyer's comparison of quotations. Amounts, tax, landed cost and ranking are computed from it. */
export const trubuyer: TruBuyer = {
  request: { number: 'RFQ 118', title: 'Combiner spares', plant: 'Kesar Block B' },
  taxRate: 0.18,
  items: [
    { name: 'String fuse 25 A', quantity: 600 },
    { name: 'Connector pair', quantity: 1200 },
    { name: 'Surge arrester', quantity: 60 },
  ],
  quotations: [
    { vendor: 'Vendor A', prices: [385, 172, 4650], freight: 18000, weeks: 3 },
    { vendor: 'Vendor B', prices: [372, 168, 4480], freight: 24500, weeks: 2 },
    { vendor: 'Vendor C', prices: [341, 149, 4210], freight: 15000, weeks: 5, rejected: 'fuse not certified' },
  ],
  stages: [
    { name: 'Purchase request', short: 'Request', by: 'LT', date: '2025-11-12' },
    { name: 'Quotations, 3 vendors', short: 'Quotations', by: 'LT', date: '2025-11-14' },
    { name: 'Technical review', short: 'Review', by: 'RD', date: '2025-11-17' },
    { name: 'Approval note, 2 of 2', short: 'Approval', by: 'MI', date: '2025-11-18' },
  ],
  order: { number: 'PO 0318', date: '2025-11-18', time: '10:05' },
  labels: {
    items: 'Items bought',
    freight: 'Freight charged by',
    offers: 'Quotations',
    state: '{vendor} is the lowest accepted: {landed} landed, {saving} below {second}.',
    accepted: '{vendor} is number {rank} of those accepted: {landed} landed with {tax} GST, in {weeks}.',
    rejected: '{vendor} would cost {landed}, but was rejected: {reason}.',
    none: 'Choose at least one item.',
  },
  tour: [
    { title: 'The review', text: 'Vendor C is out: its fuse is not certified.', region: 'review' },
    { title: 'The lines', text: 'Items, freight and GST of each vendor, in rupees.', region: 'lines' },
    {
      title: 'The landed cost',
      text: 'What arrives at the gate decides, not the price in the list.',
      region: 'landed',
    },
    { title: 'The order', text: 'The order is generated on the second approval.', region: 'order' },
  ],
};
