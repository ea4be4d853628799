import type { Contact } from './schema/contact';
import { site } from './site';

/** The contact page. Cards, steps and the form's email address are samples: replace them with the client's. */
export const contact: Contact = {
  title: 'Get in Touch',
  intro: 'Tell us about the plant, the portfolio or the question. An engineer reads every message.',
  image: {
    file: 'sky/desk.jpg',
    alt: 'A notebook and a cup on a desk by the window in the morning, a solar plant and three wind turbines outside',
  },
  cards: [
    {
      name: 'Sales and product demos',
      phone: '+91 00000 00001',
      email: 'sales@example.com',
      website: site.url,
      sample: true,
    },
    {
      name: 'Asset management services',
      phone: '+91 00000 00002',
      email: 'services@example.com',
      website: site.url,
      sample: true,
    },
  ],
  sending: { kind: 'mail' },
  next: {
    title: 'What happens next',
    steps: [
      'An engineer reads the message and answers by email.',
      'If it is about a plant, the answer asks for its capacity, the state it stands in, its age and its contracts.',
      'Then we agree on a day for a call, a product demo or a site visit.',
    ],
    sample: true,
  },
  form: {
    title: 'Write to us',
    to: 'sales@example.com',
    sample: true,
    subject: 'A message from the website',
    productLine: 'I would like a demo of {product}.',
    fields: { name: 'First name', surname: 'Last name', email: 'Email', message: 'Message' },
    emailError: 'This is not a whole email address: write one such as name@example.com.',
    submit: 'Send message',
    sending: 'Sending…',
    note: 'Sending opens your mail program with the message filled in.',
    copyTitle: 'No mail program? Copy the message and send it to',
    copy: 'Copy message',
    copied: 'Copied.',
    notCopied: 'Not copied. The text is selected for you to copy.',
    shortened: '[The message was too long for a mail link. Please paste the rest from the page.]',
  },
  sent: {
    title: 'Message sent',
    text: 'It has been handed over to us. You need do nothing more.',
  },
  failed: {
    offline: 'You are offline, so nothing was sent. Press the button again when the connection is back.',
    timeout: 'No answer came within {seconds} seconds. The message may have arrived, or not.',
    unreachable: 'The connection broke before an answer came. The message may have arrived, or not.',
    tooMany: 'Too many messages are arriving at the moment. Wait a minute, then press the button again.',
    refused: 'The message was not taken (code {status}).',
    message: 'The message was not taken: “{words}”',
    advice: 'Everything you typed is still here. Send it once more, or send it by email.',
    mail: 'Open in your mail program',
  },
};
