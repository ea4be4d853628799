import { Sent } from '@/components/sections/sent';
import { contact } from '@/content/contact';
import { fallbacks } from '@/content/fallbacks';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('sent');

/** Exported only if the contact form sends messages itself; otherwise `npm run build` removes it. */
export default function SentPage() {
  return <Sent contact={contact} breadcrumb={words.breadcrumb} home={fallbacks.placeholder.back} />;
}
