import { z } from 'zod';
import { email, phone, sample, website, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const contactCard = z.strictObject({
  /** The desk or office, such as Sales (up to 60 characters). */
  name: words(60),
  /** Its telephone number with the country code, such as +91 00000 00001: a link that dials. */
  phone,
  /** Its e-mail address: a link that writes. */
  email,
  /** Its web address, a full one that starts with https://. */
  website,
  /** `true` until the client's own contact stands here; leave it out then. */
  sample,
});

const fields = z.strictObject({
  /** The label of the first name's field (up to 30 characters). */
  name: words(30),
  /** The label of the last name's field (up to 30 characters). */
  surname: words(30),
  /** The label of the e-mail address's field (up to 30 characters). */
  email: words(30),
  /** The label of the message's field (up to 30 characters). */
  message: words(30),
});

const form = z.strictObject({
  /** The heading above the form (up to 40 characters). */
  title: words(40),
  /** The e-mail address the form's message goes to. */
  to: email,
  /** The message's subject line (up to 80 characters). */
  subject: words(80),
  /** The message's first line when a product was asked for; {product} stands for its name (up to 120 characters). */
  productLine: words(120).refine((text) => text.includes('{product}'), 'must hold {product}, where the name goes'),
  /** The labels of the four fields. */
  fields,
  /** What the button says (up to 24 characters). */
  submit: words(24),
  /** What is said beside the form: that it opens the mail program, and what to do if none does (up to 240 characters). */
  note: words(240),
  /** The heading above the text to copy (up to 90 characters). */
  copyTitle: words(90),
  /** What the copy button says (up to 24 characters). */
  copy: words(24),
  /** What it says once the text is copied (up to 40 characters). */
  copied: words(40),
  /** Put at the end of a message too long for a mail link (up to 160 characters). */
  shortened: words(160),
});

export const contactSchema = z.strictObject({
  /** The page's headline (up to 40 characters). */
  title: words(40),
  /** The paragraph under it (up to 240 characters). */
  intro: words(240),
  /** Whom to reach, and how: one to four cards. */
  cards: list('card', contactCard, 1, 4, ['name']),
  /** The form, which opens the visitor's mail program. */
  form,
});

export type Contact = Infer<typeof contactSchema>;
