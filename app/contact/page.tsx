import { Contact } from '@/components/sections/contact';
import { OverSky } from '@/components/sections/over-sky';
import { PageHead } from '@/components/sections/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { contact } from '@/content/contact';
import { words } from '@/content/words';
import { contactPage } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  return (
    <>
      <OverSky image={contact.image} low>
        <PageHead route="contact" title={contact.title} intro={contact.intro} />
      </OverSky>
      <Contact contact={contact} words={words} />
      <JsonLd things={[contactPage(contact)]} />
    </>
  );
}
