import { z } from 'zod';
import { email, phone, picture, sample, template, website, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';
import { failed, notice, sending, sent } from './sending';

const contactCard = z.strictObject({
  /** The team or office, such as Sales (up to 60 characters). */
  name: words(60),
  /** Its telephone number with country code, such as +91 00000 00001. The site makes it a link that dials. */
  phone,
  /** Its email address. The site makes it a link that opens the mail program. */
  email,
  /** Its full web address, starting with https://. */
  website,
  /** `true` while this is a sample; remove the line when the client's own contact replaces it. */
  sample,
});

const fields = z.strictObject({
  /** The label of the field for the first name (up to 30 characters). */
  name: words(30),
  /** The label of the field for the last name (up to 30 characters). */
  surname: words(30),
  /** The label of the field for the email address (up to 30 characters). */
  email: words(30),
  /** The label of the field for the message (up to 30 characters). */
  message: words(30),
});

const next = z.strictObject({
  /** The heading (up to 40 characters). */
  title: words(40),
  /** What happens after a message has been sent: three lines, in order (each up to 140 characters). */
  steps: list('step', words(140), 3, 3),
  /** `true` while this is a sample; remove the line when it is what the client promises. */
  sample,
});

const form = z.strictObject({
  /** The heading above the form (up to 40 characters). */
  title: words(40),
  /** The email address that receives the messages. */
  to: email,
  /** `true` while the address is a sample; remove the line when the client's own replaces it. */
  sample,
  /** The subject line of the email (up to 80 characters). */
  subject: words(80),
  /** The first line of the message when the visitor clicked Book Demo; {product} is replaced by the product's name (up to 120 characters). */
  productLine: template(120, 'product'),
  /** The labels of the four fields. */
  fields,
  /** The sentence below the email field while its address is incomplete: what is wrong, and an example (up to 120 characters). */
  emailError: words(120),
  /** The text of the button (up to 24 characters). */
  submit: words(24),
  /** The text of the button while a message is being sent (up to 24 characters). */
  sending: words(24),
  /** The note below the button while `sending` is mail: that it opens the mail program (up to 240 characters). Not shown otherwise. */
  note: words(240),
  /** The sentence before the form’s email address and above the text to copy (up to 90 characters), without a full stop. */
  copyTitle: words(90),
  /** The text of the copy button (up to 24 characters). */
  copy: words(24),
  /** The confirmation after copying (up to 40 characters). */
  copied: words(40),
  /** The message if the browser refuses to copy: the text is selected then (up to 80 characters). */
  notCopied: words(80),
  /** Added at the end of a message that is too long for a mail link and was cut (up to 160 characters). */
  shortened: words(160),
});

export const contactSchema = z
  .strictObject({
    /** The page's headline (up to 40 characters). */
    title: words(40),
    /** The paragraph under the headline (up to 240 characters). */
    intro: words(240),
    /** The photograph at the foot of the page. */
    image: picture,
    /** The contacts: one to four cards. */
    cards: list('card', contactCard, 1, 4, ['name']),
    /** How messages are sent: `{ kind: 'mail' }`, `{ kind: 'post', url: 'https://…' }` or `{ kind: 'netlify' }`. */
    sending,
    /** What the form does with personal data. Needed where `sending` is not mail; content/README.md has an example. */
    notice: notice.optional(),
    /** Under the cards: what happens after a message has been sent. */
    next,
    /** The form: its labels and texts. */
    form,
    /** What is shown when the form has sent a message. */
    sent,
    /** Why a message could not be sent. */
    failed,
  })
  .superRefine(({ sending: { kind }, notice }, context) => {
    if (kind === 'mail' || notice) return;
    const message = `is missing: a form that sends (sending is ${kind}) must say what is collected, what for, how long it is kept, and how to withdraw and complain. content/README.md, “Let the contact form send”, has an example for counsel`;
    context.addIssue({ code: 'custom', path: ['notice'], message });
  });

export type Contact = Infer<typeof contactSchema>;
