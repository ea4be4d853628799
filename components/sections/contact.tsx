import type { Contact as ContactContent } from '@/content/schema/contact';
import { Boundary } from '../islands/boundary';
import { ContactForm, type FormProps } from '../islands/contact-form';
import { ContactCards } from './contact-cards';
import { Enquiry } from './enquiry';
import { NextSteps } from './next-steps';

type Props = { contact: ContactContent; words: Parameters<typeof ContactCards>[0]['words'] };

/** The contact cards, the form and what happens after sending. From `lg` up the form stands below the head's picture. */
export function Contact({ contact, words }: Props) {
  const { form, cards, next, sending } = contact;
  const shared: FormProps = {
    to: form.to,
    subject: form.subject,
    productLine: form.productLine,
    labels: form.fields,
    emailError: form.emailError,
    shortened: form.shortened,
    copy: form.copy,
    copied: form.copied,
    copyTitle: form.copyTitle,
    submit: form.submit,
    note: <p className="mt-3 max-w-measure text-muted">{form.note}</p>,
  };
  return (
    <div className="wrap grid grid-cols-1 gap-y-8 pt-md pb-xl lg:grid-cols-[42%_1fr]">
      {/* Below `lg` the page's head has them. */}
      <div className="space-y-8 pr-10 max-lg:hidden xl:pr-20">
        <ContactCards cards={cards} words={words} />
      </div>
      <section aria-labelledby="write" className="lg:row-span-2">
        <h2 id="write" className="mb-6 text-title">
          {form.title}
        </h2>
        <Boundary>
          {sending.kind === 'mail' ? <ContactForm {...shared} /> : <Enquiry contact={contact} shared={shared} />}
        </Boundary>
      </section>
      <div className="lg:pr-10 xl:pr-20">
        <NextSteps next={next} />
      </div>
    </div>
  );
}
