import { Contact } from '@/components/sections/contact';
import { PageHead } from '@/components/sections/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { contact } from '@/content/contact';
import { words } from '@/content/words';
import { contactPage } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';

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
        below={first && <PhoneLink phone={first.phone} className="text-link mt-3 text-title font-display lg:hidden" />}
      />
      <Contact contact={contact} words={words} />
      <JsonLd things={[contactPage(contact)]} />
    </>
  );
}
