import { z } from 'zod';
import { day, line, template, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';
import { clock } from './series';
import { tour } from './tour';

const item = z.strictObject({
  /** What is bought (up to 24 characters). */
  name: words(24),
  /** How many pieces are bought. */
  quantity: z.number().int().positive(),
});

const quotation = z.strictObject({
  /** The vendor (up to 12 characters). */
  vendor: words(12),
  /** Unit prices in rupees: one for each item (one to three), in the order of the items. */
  prices: list('price', z.number().positive(), 1, 3),
  /** Freight in rupees. */
  freight: z.number().min(0),
  /** Weeks until delivery. */
  weeks: z.number().int().positive(),
  /** Why the technical review rejected it (up to 24 characters). Left out if it is accepted. */
  rejected: words(24).optional(),
});

const stage = z.strictObject({
  /** The step of the approval (up to 28 characters). */
  name: words(28),
  /** The same on the phone's screen (up to 10 characters). */
  short: words(10),
  /** The initials of the person (up to 3 characters). */
  by: words(3),
  /** The day on which it was done. */
  date: day,
});

const labels = z.strictObject({
  /** The name of the switches of the items (up to 40 characters). */
  items: line(40),
  /** The name of the switches of the freight (up to 60 characters). */
  freight: line(60),
  /** The name of the quotations in the picture (up to 40 characters). */
  offers: line(40),
  /** The result as a sentence (up to 160 characters). */
  state: template(160, 'vendor', 'landed', 'saving', 'second'),
  /** An accepted quotation as a sentence (up to 160 characters). */
  accepted: template(160, 'vendor', 'rank', 'landed', 'tax', 'weeks'),
  /** A rejected quotation as a sentence (up to 160 characters). */
  rejected: template(160, 'vendor', 'reason', 'landed'),
  /** The text if nothing is selected (up to 100 characters). */
  none: line(100),
});

export const truBuyerSchema = z.strictObject({
  /** The request for quotations. */
  request: z.strictObject({
    /** Its number (up to 12 characters). */
    number: words(12),
    /** What is asked for (up to 24 characters). */
    title: words(24),
    /** The plant's name in portfolio.ts (up to 24 characters). */
    plant: words(24),
  }),
  /** Goods and Services Tax on goods and their freight, as a share. */
  taxRate: z.number().min(0).max(1),
  /** The items that are bought: one to three. */
  items: list('item', item, 1, 3),
  /** The quotations: two or three, of which at least two are not rejected. */
  quotations: list('quotation', quotation, 2, 3, ['vendor']),
  /** The approval steps from the request to the order: one to four. */
  stages: list('stage', stage, 1, 4),
  /** The order that was made. */
  order: z.strictObject({
    /** Its number (up to 12 characters). */
    number: words(12),
    /** The day on which it was made. */
    date: day,
    /** The time at which it was made. */
    time: clock,
  }),
  /** The words around the live screen. */
  labels,
  /** The steps of the tour. */
  tour,
});

export type TruBuyer = Infer<typeof truBuyerSchema>;
