import type { Contact as ContactContent } from '@/content/schema/contact';
import type { Words } from '@/content/schema/words';
import { Boundary } from '../islands/boundary';
import { ContactForm, type FormProps } from '../islands/contact-form';
import { PhoneLink } from '../ui/phone-link';
import { Enquiry } from './enquiry';
import { NextSteps } from './next-steps';

/** The contact form; beside it the contact cards and what happens after sending. */
export function Contact({ contact, words }: { contact: ContactContent; words: Words }) {
  const { form, cards, next, sending } = contact;
  // `sample` and `sending` are taken out: all props of an island are sent to the browser.
  const { title, fields, note, sample, sending: _, ...texts } = form;
  const shared: FormProps = {
    ...texts,
    labels: fields,
    note: <p className="mt-3 max-w-measure text-muted">{note}</p>,
  };
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-md pb-xl lg:grid-cols-axis">
      <section aria-labelledby="write">
        <h2 id="write" className="mb-6 text-title">
          {title}
        </h2>
        <Boundary>
          {sending.kind === 'mail' ? <ContactForm {...shared} /> : <Enquiry contact={contact} shared={shared} />}
        </Boundary>
      </section>
      <div className="space-y-8 xl:space-y-10">
        {cards.map(({ name, phone, email, website }) => (
          <section key={name} className="grid gap-y-3 not-first:rule-t border-line not-first:pt-5">
            <h2 className="text-lead font-display">{name}</h2>
            <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] wrap-anywhere items-center gap-x-3">
              <dt className="text-muted">{words.phone}</dt>
              <dd>
                <PhoneLink phone={phone} className="text-link text-lead font-display" />
              </dd>
              <dt className="text-muted">{words.email}</dt>
              <dd>
                <a className="text-link" href={`mailto:${email}`}>
                  {email}
                </a>
              </dd>
              <dt className="text-muted">{words.website}</dt>
              <dd>
                <a className="text-link" href={website}>
                  {website.replace(/^https:\/\//, '')}
                </a>
              </dd>
            </dl>
          </section>
        ))}
        <NextSteps next={next} />
      </div>
    </div>
  );
}
