import { z } from 'zod';
import { decorativePicture, href, icon, picture, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const meanwhileLink = z.strictObject({
  /** The text of the link (up to 48 characters). */
  label: words(48),
  /** Where it leads. */
  href,
  /** What is found there (up to 120 characters). */
  text: words(120),
  /** A small picture of it. Optional. */
  image: decorativePicture.optional(),
});

const meanwhile = z.strictObject({
  /** The heading of the links (up to 40 characters). */
  title: words(40),
  /** One to four links. */
  links: list('link', meanwhileLink, 1, 4, ['href']),
});

const part = z.strictObject({
  /** The icon before the title. */
  icon,
  /** The title, in a few words (up to 48 characters). */
  title: words(48),
  /** One or two sentences below it (up to 120 characters). */
  text: words(120),
});

const problem = part.extend({
  /** The page that helps. */
  href,
});

const message = z.strictObject({
  /** The heading (up to 40 characters). */
  title: words(40),
  /** Three or four things to write about. */
  parts: list('part', part, 3, 4, ['title']),
});

const placeholder = z.strictObject({
  /** The text below the page's name. The client's wording (up to 120 characters). */
  text: words(120),
  /** The picture on pages under construction. One in images/sky has open sky in its upper half, where the page's name stands. */
  image: picture,
  /** Other pictures, by the id of a page in content/routes.ts or by a top-level folder; a page's entry replaces its folder's. */
  images: z.record(z.string(), picture),
  /** What the help center lists below its links. */
  help: z.strictObject({
    /** The heading (up to 40 characters). */
    title: words(40),
    /** One to ten problems that visitors see, each with where to look. */
    items: list('problem', problem, 1, 10, ['title']),
  }),
  /** The heading of what each service consists of, on the Careers page (up to 40 characters). */
  disciplines: words(40),
  /** The company's particulars on the Press page. Their values are in content/site.ts. */
  record: z.strictObject({
    /** The heading (up to 40 characters). */
    title: words(40),
    /** The label of the company's legal name (up to 32 characters). */
    legalName: words(32),
    /** The label of the logo's symbol, which can be downloaded (up to 32 characters). */
    symbol: words(32),
  }),
  /** The columns of the deviation estimator's CSV file, on the API Reference page. Their names are in content/deviation.ts. */
  file: z.strictObject({
    /** The heading (up to 40 characters). */
    title: words(40),
    /** The sentence below it (up to 200 characters). */
    intro: words(200),
    /** The link below the sentence. */
    link: z.strictObject({
      /** The text of the link (up to 40 characters). */
      label: words(40),
      /** Where it leads. */
      href,
    }),
    /** The heading of the columns that the estimator reads (up to 40 characters). */
    reads: words(40),
    /** The heading of the columns with the errors that it adds (up to 40 characters). */
    errors: words(40),
    /** The heading of the columns with the charges that it adds (up to 40 characters). */
    charges: words(40),
  }),
  /** What to write to the company, below the links of two pages. */
  messages: z.strictObject({
    /** On the Careers page. */
    careers: message,
    /** On the Status page. */
    status: message,
  }),
  /** The text of the link to the home page on /contact/sent/ (up to 40 characters). */
  back: words(40),
  /** Where to go meanwhile, by the id of a page in content/routes.ts or by a top-level folder; a page's entry replaces its folder's. */
  meanwhile: z.record(z.string(), meanwhile),
});

const notFound = z.strictObject({
  /** The only text shown for an unknown top-level address. Fixed wording: do not change it. */
  top: z.literal('Index Router'),
  /** The only text shown for an unknown address below /about/. Fixed wording: do not change it. */
  text: z.literal('NotFound'),
  /** The headline of the not-found page (up to 40 characters). */
  title: words(40),
  /** The sentence under the headline (up to 160 characters). */
  intro: words(160),
  /** The heading above the list of existing pages (up to 60 characters). */
  pages: words(60),
  /** The text shown for a moment before a redirect (up to 80 characters). */
  redirect: words(80),
});

export const fallbacksSchema = z.strictObject({
  /** The texts of a page under construction. */
  placeholder,
  /** The texts for unknown addresses. */
  notFound,
});

export const errorSchema = z.strictObject({
  /** The title. Fixed wording: do not change it. */
  title: z.literal('Unexpected Application Error!'),
  /** What happened, in words for visitors (up to 160 characters). */
  text: words(160),
  /** The text of the button that tries again (up to 24 characters). */
  retry: words(24),
  /** The text of the link to the home page (up to 24 characters). */
  home: words(24),
});

export type Fallbacks = Infer<typeof fallbacksSchema>;
export type ErrorWords = Infer<typeof errorSchema>;
