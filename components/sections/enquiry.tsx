import type { Contact } from '@/content/schema/contact';
import { asset } from '@/lib/asset';
import { honeypot } from '@/lib/enquiry';
import { pathOf } from '@/lib/href';
import { absolute } from '@/lib/metadata';
import type { FormProps } from '../islands/contact-form';
import { NoticeText } from './notice';

/** Set by next.config.mjs; empty if the form opens the mail program. */
declare const CONTACT_PAGES: string;

/** The form's name in Netlify's list of forms. */
const name = 'contact';

/** The form's target, and the attributes and fields that each service requires. deploy/README.md has the contract. */
function settings({ kind, url }: Contact['sending']) {
  const back = pathOf('sent');
  if (kind === 'post') return { attributes: { action: url ?? '' }, hidden: { _next: absolute(back) } };
  const attributes = { name, action: asset(back), 'data-netlify': 'true', 'netlify-honeypot': honeypot };
  return { attributes, hidden: { 'form-name': name } };
}

/** The contact form that sends messages itself. Its island is bundled only if content/contact.ts configures that. */
export async function Enquiry({ contact, shared }: { contact: Contact; shared: FormProps }) {
  if (CONTACT_PAGES === '') return null;
  const { SendingForm } = await import('../islands/sending-form');
  const { form, sending, failed, sent, notice } = contact;
  return (
    <SendingForm
      {...shared}
      {...settings(sending)}
      sending={form.sending}
      failed={failed}
      sent={
        <div className="rule-l-2 border-line pl-4">
          <h3 className="text-title">{sent.title}</h3>
          <p className="mt-4 max-w-measure text-lead text-muted">{sent.text}</p>
        </div>
      }
      note={notice && <NoticeText notice={notice} heading="h3" />}
    />
  );
}
