import type { Relations } from './schema/relations';

/**
 * Which products run which service. Service pages, the marketplace and the operations and maintenance offer show these
 * products. The related pages at the end of service pages and articles are made from this table and from the `product` at
 * the top of each article: an article belongs to the services of its product.
 */
export const relations: Relations = {
  preconstruction: {
    products: [
      { name: 'TruBuyer', why: 'Quotations, approvals and orders of the project stand in one thread.' },
      { name: 'SolarVision', why: 'A thermal flight before take-over shows what belongs on the punch list.' },
    ],
  },
  assetManagement: {
    products: [
      { name: 'TruAnalytica', why: 'What each plant produces, against what it should be producing now.' },
      { name: 'TruCovenant', why: 'Filings, covenants and notices, each with its owner, deadline and document.' },
    ],
  },
  operationsMaintenance: {
    products: [
      { name: 'TruOps', why: 'Rounds, breakdowns, permits and spares are planned, done and closed in it.' },
      { name: 'SolarVision', why: 'A thermal flight becomes a list of modules to mend.' },
    ],
  },
  valueAdd: {
    products: [
      { name: 'TruBuyer', why: 'Requests, quotations and approvals stay on record.' },
      { name: 'TruCovenant', why: 'The documents that an insurer or a lender asks for are in one place.' },
    ],
  },
  marketplace: {
    products: [{ name: 'TruBuyer', why: 'Until it opens: quotations, approvals and orders, in one thread.' }],
  },
};
