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
  const numbers = (
    <ul className="mt-6 space-y-3 lg:hidden">
      {contact.cards.map(({ name, phone }) => (
        <li key={name}>
          <span className="block text-muted">{name}</span>
          <PhoneLink phone={phone} className="text-link text-title font-display" />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PageHead
        route="contact"
        title={contact.title}
        intro={contact.intro}
        breadcrumb={words.breadcrumb}
        picture={contact.image}
        low
        below={numbers}
      />
      <Contact contact={contact} words={words} />
      <JsonLd things={[contactPage(contact)]} />
    </>
  );
}
