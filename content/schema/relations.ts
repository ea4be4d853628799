import { z } from 'zod';
import { words } from './fields';
import type { Infer } from './infer';
import { list, notes } from './notes';

const product = z.strictObject({
  /** The product's name, as in content/saas.ts (up to 20 characters). */
  name: words(20).register(notes, { refersTo: 'product' }),
  /** What it does for the service, in one sentence (up to 120 characters). */
  why: words(120),
});

const service = z.strictObject({
  /** The products that run the service, the most important first: one or two. */
  products: list('product', product, 1, 2, ['name']),
});

export const relationsSchema = z.strictObject({
  /** What runs preconstruction support. */
  preconstruction: service,
  /** What runs asset management. */
  assetManagement: service,
  /** What runs operations and maintenance. */
  operationsMaintenance: service,
  /** What runs the value-added services. */
  valueAdd: service,
  /** What the marketplace page shows until it opens. */
  marketplace: service,
});

export type Relations = Infer<typeof relationsSchema>;
