import { Contact } from '@/components/sections/contact';
import { PageHead } from '@/components/sections/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { WebsiteLink } from '@/components/ui/website-link';
import { contact } from '@/content/contact';
import { words } from '@/content/words';
import { contactPage } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  // Below `lg` the cards stand in the head, above the form.
  const cards = (
    <ul className="mt-6 space-y-4 lg:hidden">
      {contact.cards.map(({ name, phone, email, website }) => (
        <li key={name}>
          <span className="block text-muted">{name}</span>
          <PhoneLink phone={phone} className="text-link text-title font-display" />
          <span className="mt-1 flex flex-wrap gap-x-5">
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
            <WebsiteLink website={website} />
          </span>
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
        below={cards}
      />
      <Contact contact={contact} words={words} />
      <JsonLd things={[contactPage(contact)]} />
    </>
  );
}
