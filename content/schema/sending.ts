import { z } from 'zod';
import { email, sample, template, words } from './fields';
import type { Infer } from './infer';

/** The problem with the address that a form posts to, and how to fix it. */
function endpointProblem(url: string): string | undefined {
  const [sample] = /<.*>|\babcdefgh\b/.exec(url) ?? [];
  if (sample)
    return `still has ${sample} from the instructions: write the address that the service gives for your form`;
  if (/^http:/i.test(url)) return 'starts with http:, which sends messages unencrypted: use https:';
  if (/^\/(?!\/)[^\s?#\\]*$/.test(url)) return undefined;
  const { protocol = '', hostname = '', username = '', password = '' } = URL.canParse(url) ? new URL(url) : {};
  if (username || password)
    return 'contains a user name or password, which every visitor could read: remove the part up to the @';
  if (protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname) && !/\s/.test(url)) return undefined;
  return 'must be a full address that starts with https://, or a path of this site such as /enquiries';
}

export const sending = z
  .strictObject({
    /** `mail` opens the visitor's mail program, `post` sends to `url`, `netlify` to Netlify where it serves the site. */
    kind: z.enum(['mail', 'post', 'netlify']),
    /** For `post`: the address that takes the form, from the form's settings at the service, or a path of this site. See deploy/README.md. */
    url: z
      .string()
      .superRefine((url, context) => {
        const message = endpointProblem(url);
        if (message) context.addIssue(message);
      })
      .optional(),
  })
  .superRefine(({ kind, url }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['url'], message });
    if (kind === 'post' && !url) issue('is missing: write the address that takes the form, or kind: mail');
    if (kind !== 'post' && url) issue(`is only for kind: post, and kind is ${kind}: delete it, or write kind: 'post'`);
  });

export const notice = z.strictObject({
  /** The heading, and the text of the link in the footer (up to 40 characters). */
  title: words(40),
  /** Which data the form collects, item by item (up to 240 characters). */
  collected: words(240),
  /** What they are used for, and nothing else (up to 240 characters). */
  purpose: words(240),
  /** How long they are kept (up to 240 characters). */
  kept: words(240),
  /** How a person withdraws their consent (up to 240 characters). */
  withdraw: words(240),
  /** How and to whom a person complains (up to 240 characters). */
  complain: words(240),
  /** Whom to ask about personal data: a person or an office (up to 120 characters). The address follows it. */
  contact: words(120),
  /** The email address of that contact. */
  email,
  /** `true` while this is a sample; remove the line when counsel has approved the text. */
  sample,
});

export const sent = z.strictObject({
  /** The heading when a message has been sent (up to 40 characters). */
  title: words(40),
  /** The sentence below it (up to 160 characters). */
  text: words(160),
});

export const failed = z.strictObject({
  /** The visitor has no connection; nothing was sent (up to 160 characters). */
  offline: words(160),
  /** No answer came in time; {seconds} is how long the page waits (up to 160 characters). */
  timeout: template(160, 'seconds'),
  /** The connection broke, or the answer cannot be read (up to 160 characters). */
  unreachable: words(160),
  /** The service says that too many messages arrive (up to 160 characters). */
  tooMany: words(160),
  /** The service refused the message without a reason; {status} is its code (up to 160 characters). */
  refused: template(160, 'status'),
  /** The service refused the message and said why; {words} is what it said (up to 80 characters). */
  message: template(80, 'words'),
  /** What the visitor can do, below the reason (up to 160 characters). */
  advice: words(160),
  /** The link that opens the message in the visitor's mail program (up to 40 characters). */
  mail: words(40),
});

export type Notice = Infer<typeof notice>;
