import { z } from 'zod';
import { todayInIndia } from '../../lib/dates';
import { deviationWords } from './deviation-words';
import { day, href, source, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const slab = z.strictObject({
  /** Where the slab begins, in % of the base. */
  from: z.number().min(0),
  /** Where the slab ends, in % of the base. Leave it out in the last slab, which has no upper end. */
  to: z.number().positive().optional(),
  /** The rate of the slab in ₹ per kWh. */
  rate: z.number().min(0),
});

const example = z.strictObject({
  /** X of the example, in %. It is an assumption, and the page says so. */
  x: z.number().min(0).max(100),
  /** The slabs of the example, those of the article on ninety-six blocks. Two to five. */
  slabs: list('slab', slab, 2, 5),
  /** One block of the example, in MW, and how many such blocks there are. */
  block: z.strictObject({
    /** Available capacity in MW, the installed capacity less what is out of service. */
    available: z.number().positive(),
    /** Schedule of the block in MW, at most the available capacity. */
    scheduled: z.number().min(0),
    /** Metered power of the block in MW, at most the available capacity. */
    actual: z.number().min(0),
    /** How many blocks like this one are counted. */
    count: z.number().int().positive(),
  }),
});

const fact = z.strictObject({
  /** The rule in one or two sentences (up to 300 characters). */
  text: words(300),
  /** The document that states the rule. Every rule needs one. */
  source,
  /** The day from which it applies, such as 2026-04-01. */
  effective: day,
  /** The day on which somebody last compared it with the source. After 180 days npm run check warns. */
  checked: day.refine((given) => given <= todayInIndia(), {
    error: ({ input }) => `is ${input}, which has not come yet`,
  }),
});

const formula = z.strictObject({
  /** What is computed (up to 60 characters). */
  name: words(60),
  /** The formula, in signs such as × and ÷ (up to 120 characters). */
  formula: words(120),
  /** The same in words (up to 240 characters). */
  words: words(240),
  /** The same in the figures of the example (up to 160 characters). */
  figures: words(160),
});

export const deviationSchema = z.strictObject({
  /** The page's headline (up to 60 characters). */
  title: words(60),
  /** The paragraph under the headline (up to 280 characters). */
  intro: words(280),
  /** That this is an estimate and no advice (up to 160 characters). */
  disclaimer: words(160),
  /** What happens to the visitor's figures (up to 160 characters). */
  privacy: words(160),
  /** The figures of the example. */
  example,
  /** All texts of the estimator's interface. */
  words: deviationWords,
  /** The heading of the formulas (up to 60 characters). */
  formulasTitle: words(60),
  /** The label before the example's figures (up to 24 characters). */
  inFigures: words(24),
  /** The formulas, in the order of the computation: one to eight. */
  formulas: list('formula', formula, 1, 8, ['name']),
  /** The heading of the facts (up to 60 characters). */
  factsTitle: words(60),
  /** What is left to the visitor, and why (up to 400 characters). */
  factsIntro: words(400),
  /** The label before the effective date (up to 24 characters). */
  effective: words(24),
  /** The label before the day of the last check (up to 24 characters). */
  checked: words(24),
  /** The rules that the estimator rests on: one to twelve. */
  facts: list('fact', fact, 1, 12),
  /** The link below the rules. */
  more: z.strictObject({
    /** The text of the link (up to 80 characters). */
    label: words(80),
    /** Where it leads, such as an article. */
    href,
  }),
});

export type Deviation = Infer<typeof deviationSchema>;
export type DeviationWords = Deviation['words'];
