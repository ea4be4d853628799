import { Contact } from '@/components/sections/contact';
import { PageHead } from '@/components/sections/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { contact } from '@/content/contact';
import { words } from '@/content/words';
import { contactPage } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';
import { formatPhone, telHref } from '@/lib/phone';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  const [first] = contact.cards;
  return (
    <>
      <PageHead
        route="contact"
        title={contact.title}
        intro={contact.intro}
        breadcrumb={words.breadcrumb}
        picture={contact.image}
        low
        below={
          first && (
            <a className="text-link text-title font-display lg:hidden" href={telHref(first.phone)}>
              {formatPhone(first.phone)}
            </a>
          )
        }
      />
      <Contact contact={contact} words={words} />
      <JsonLd things={[contactPage(contact)]} />
    </>
  );
}
