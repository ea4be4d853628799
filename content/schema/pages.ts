import { z } from 'zod';
import {
  email,
  icon,
  keyHighlightShape,
  phone,
  picture,
  sample,
  unique,
  uniqueMessage,
  website,
  words,
} from './fields';

export const marketplaceSchema = z.strictObject({
  title: words(40),
  /** What is said of its state. */
  status: words(40),
  intro: words(320),
  /** The claims, as big figures. */
  claims: z.array(keyHighlightShape).min(2).max(6).refine(unique, uniqueMessage),
  image: picture,
});

export const aboutSchema = z.strictObject({
  title: words(80),
  intro: words(420),
  image: picture,
  vision: z.strictObject({ title: words(24), text: words(240) }),
  mission: z.strictObject({ title: words(24), text: words(240) }),
  /** The pages this one leads on to. */
  more: z
    .array(z.strictObject({ id: words(24), title: words(40), desc: words(140), route: z.enum(['journey', 'team']) }))
    .max(3),
});

export const timelineEntry = z.strictObject({
  /** The year, in four digits. */
  year: z.number().int().min(2000).max(2100),
  title: words(60),
  subtitle: words(60).optional(),
  description: words(280),
  icon,
  /** A small mark at the year. */
  logo: icon,
  /** Cumulative capacity under management in MW at the end of that year; the line rises to scale with it. */
  capacityMw: z.number().min(0).max(1_000_000),
  /** The products that came that year. */
  products: z.array(z.strictObject({ name: words(20), description: words(80), logo: icon })).max(4),
});

export const journeySchema = z.strictObject({
  title: words(60),
  intro: words(240),
  image: picture,
  entries: z.array(timelineEntry).min(2).max(8),
});

export const teamCard = z.strictObject({
  /** The role (up to 60 characters). */
  roleTitle: words(60),
  name: words(40),
  image: picture,
  /** Experience, as text, such as 30+ years … (up to 160 characters). */
  text: words(160),
  /** A professional-network profile: a full address. */
  link: website.optional(),
  sample,
});

const teamSection = z.strictObject({
  /** The anchor: the label of the menu item that leads here, letter for letter. */
  id: words(32),
  title: words(40),
  people: z.array(teamCard).min(1).max(12),
});

export const teamSchema = z.strictObject({
  title: words(60),
  intro: words(240),
  founders: teamSection,
  kmps: teamSection,
  managementTeam: teamSection,
  technologyTeam: teamSection,
  coverageTeam: teamSection,
});

export const testimonialSchema = z.strictObject({
  title: words(60),
  intro: words(240),
  /** Investors and clients, as marks in one ink. */
  logos: z
    .array(z.strictObject({ id: words(32), image: picture, sample }))
    .min(4)
    .max(24)
    .refine(unique, uniqueMessage),
  quote: z.strictObject({ text: words(320), source: words(90), sample }),
  image: picture,
});

export const contactCard = z.strictObject({
  name: words(60),
  phone,
  email,
  website,
  sample,
});

export const contactSchema = z.strictObject({
  title: words(40),
  intro: words(240),
  cards: z.array(contactCard).min(1).max(4),
  form: z.strictObject({
    title: words(40),
    /** Where the form's message goes. */
    to: email,
    /** The message's subject line. */
    subject: words(80),
    /** The message's first line when a product was asked for; {product} stands for its name. */
    productLine: words(120),
    fields: z.strictObject({ name: words(30), surname: words(30), email: words(30), message: words(30) }),
    submit: words(24),
    /** What is said beside the form: that it opens the mail program, and what to do if none does. */
    note: words(240),
    copyTitle: words(90),
    copy: words(24),
    copied: words(40),
    /** Put at the end of a message too long for a mail link. */
    shortened: words(160),
  }),
});

export const blogSchema = z.strictObject({ title: words(60), intro: words(240), read: words(24) });

export const screensSchema = z.strictObject({
  placeholder: z.strictObject({
    /** Below the page's name, as the specification words it. */
    text: words(120),
    image: picture,
    back: words(40),
  }),
  fallback: z.strictObject({
    /** The whole text for an unknown path at the top. */
    top: z.literal('Index Router'),
    /** The whole text for an unknown path below About. */
    bare: z.literal('NotFound'),
    title: words(40),
    intro: words(160),
    pages: words(60),
    forward: words(80),
  }),
});

export const errorSchema = z.strictObject({
  /** The title, as the specification words it. */
  title: z.literal('Unexpected Application Error!'),
  text: words(160),
  retry: words(24),
  home: words(24),
});

export type Marketplace = z.infer<typeof marketplaceSchema>;
export type About = z.infer<typeof aboutSchema>;
export type TimelineEntry = z.infer<typeof timelineEntry>;
export type Journey = z.infer<typeof journeySchema>;
export type TeamCard = z.infer<typeof teamCard>;
export type Team = z.infer<typeof teamSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type ContactCard = z.infer<typeof contactCard>;
export type Contact = z.infer<typeof contactSchema>;
export type Blog = z.infer<typeof blogSchema>;
export type Screens = z.infer<typeof screensSchema>;
/** What the contact form asks for; nothing is required. */
export type ContactFormFields = Record<keyof Contact['form']['fields'], string>;
