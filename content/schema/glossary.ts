import { z } from 'zod';
import { decorativePicture, href, line, source, template, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const place = z.strictObject({
  /** The text of the link (up to 48 characters). */
  label: words(48),
  /** The page of this site where the term matters. */
  href,
});

const term = z.strictObject({
  /** The term's place in the page's address: small letters, digits and hyphens, with a letter first, such as cuf. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens, with a letter first, such as cuf'),
  /** The term as the site writes it, such as CUF (up to 40 characters). Its first use in an article or chapter links here. */
  term: words(40),
  /** Its name in full, where the term is an abbreviation (up to 80 characters). Optional. */
  name: words(80).optional(),
  /** Other spellings that link here: none to four (up to 40 characters each). Optional. */
  also: list('spelling', words(40), 0, 4).optional(),
  /** Two sentences: what it is, and why it matters (up to 420 characters). */
  text: words(420),
  /** A small drawing of what the text says, such as terms/cuf.svg. Optional. */
  image: decorativePicture.optional(),
  /** The formula, in signs such as × and ÷ (up to 160 characters). Optional. */
  formula: words(160).optional(),
  /** The unit of the value (up to 24 characters). Optional. */
  unit: words(24).optional(),
  /** The regulation or standard that the text refers to, if somebody has compared the two. Optional. */
  source: source.optional(),
  /** Where on the site it matters: one to three links. */
  places: list('link', place, 1, 3, ['href']),
});

export const glossarySchema = z.strictObject({
  /** The page's headline (up to 60 characters). */
  title: words(60),
  /** The paragraph under the headline (up to 240 characters). */
  intro: words(240),
  /** The drawing above the letters. Its words are terms of the list. */
  image: decorativePicture,
  /** The label of the field that filters the terms (up to 40 characters). */
  filter: line(40),
  /** The number of terms that a filter leaves; {count} and {all} are numbers (up to 60 characters). */
  found: template(60, 'count', 'all'),
  /** The text where a filter leaves none (up to 120 characters). */
  none: line(120),
  /** The screen-reader name of the list of letters (up to 40 characters). */
  letters: line(40),
  /** The labels before formula, unit, source and links (up to 24 characters each). */
  labels: z.strictObject({
    /** Before the formula (up to 24 characters). */
    formula: line(24),
    /** Before the unit (up to 24 characters). */
    unit: line(24),
    /** Before the source (up to 24 characters). */
    source: line(24),
    /** Before the links into the site (up to 24 characters). */
    places: line(24),
  }),
  /** The terms, in any order; the page sorts them: 10 to 60. */
  terms: list('term', term, 10, 60, ['id', 'term']),
});

export type Glossary = Infer<typeof glossarySchema>;
export type Term = Infer<typeof term>;
