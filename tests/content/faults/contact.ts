import { notice } from '../notice';
import { both, type Fault, set, write } from './fault';

const sending = (value: object) => set('contact.sending', value);
const noticed = set('contact.notice', notice);
const url = 'content/contact.ts › sending › url: ';

/** Faults in the cards, the form, its endpoint and the notice. */
export const contactForm: Fault[] = [
  [
    'a telephone number without its country code',
    set('contact.cards.0.phone', '080 2222 3333'),
    'content/contact.ts › 1st card › phone: must be a telephone number with its country code',
  ],
  [
    'an email address without a host',
    set('contact.cards.0.email', 'services@'),
    'content/contact.ts › 1st card › email: must be an email address',
  ],
  [
    'a web address without https',
    set('contact.cards.0.website', 'www.example.com'),
    'content/contact.ts › 1st card › website: must be a full address that starts with https://',
  ],
  [
    'a product line without {product}',
    set('contact.form.productLine', 'I ask about it.'),
    'content/contact.ts › form › productLine: must contain {product}',
  ],
  [
    'an unknown way of sending',
    sending({ kind: 'formspree' }),
    'content/contact.ts › sending › kind: is "formspree"; it must be one of mail, post, netlify',
  ],
  [
    'an endpoint without encryption',
    sending({ kind: 'post', url: 'http://forms.example.com/f/1' }),
    `${url}starts with http:, which sends messages unencrypted: use https:`,
  ],
  ...['<id>', 'abcdefgh'].map(
    (sample): Fault => [
      `an endpoint with the ${sample} of the instructions`,
      both(noticed, sending({ kind: 'post', url: `https://formspree.io/f/${sample}` })),
      `${url}still has ${sample} from the instructions: write the address that the service gives for your form`,
    ],
  ),
  [
    'an endpoint with a password',
    sending({ kind: 'post', url: 'https://me:secret@forms.example.com/f/1' }),
    `${url}contains a user name or password, which every visitor could read: remove the part up to the @`,
  ],
  [
    'an endpoint that is an email address',
    sending({ kind: 'post', url: 'sales@example.com' }),
    `${url}must be a full address that starts with https://, or a path of this site such as /enquiries`,
  ],
  [
    'an endpoint on a host that the path does not name',
    sending({ kind: 'post', url: '//forms.example.com/f/1' }),
    `${url}must be a full address that starts with https://`,
  ],
  [
    'an endpoint that is a page of this site',
    both(noticed, sending({ kind: 'post', url: '/contact/' })),
    `${url}is /contact/, a page of this site, which takes no form: write the endpoint's own path`,
  ],
  [
    'a form for Netlify on a site that another host serves',
    both(noticed, both(sending({ kind: 'netlify' }), write('firebase.json', '{}'))),
    "content/contact.ts › sending › kind: is netlify, but firebase.json says that Firebase serves the site, and it receives no Netlify forms: write { kind: 'post', url: '…' }, or remove firebase.json",
  ],
  ['post without an endpoint', sending({ kind: 'post' }), `${url}is missing: write the address that takes the form`],
  [
    'an endpoint for mail',
    sending({ kind: 'mail', url: '/enquiries' }),
    `${url}is only for kind: post, and kind is mail: delete it, or write kind: 'post'`,
  ],
  [
    'a form that sends, without a notice',
    sending({ kind: 'netlify' }),
    'content/contact.ts › notice: is missing: a form that sends (sending is netlify) must say what is collected',
  ],
  [
    'an empty notice',
    set('contact.notice', {}),
    'content/contact.ts › notice › withdraw: is missing: it must be text in quotes',
  ],
  [
    'a notice with an empty item',
    set('contact.notice', { title: 'Your data', kept: ' ' }),
    'content/contact.ts › notice › kept: is empty: write the words',
  ],
];
