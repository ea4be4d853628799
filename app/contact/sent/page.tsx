import { Sent } from '@/components/sections/sent';
import { contact } from '@/content/contact';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('sent');

/** Exported only where the contact form sends: `npm run build` removes it otherwise. */
export default function SentPage() {
  return <Sent contact={contact} breadcrumb={words.breadcrumb} home={screens.placeholder.back} />;
}
