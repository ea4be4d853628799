import { NextSteps } from '@/components/sections/next-steps';
import { PageHead } from '@/components/sections/page-head';
import { Link } from '@/components/ui/link';
import { contact } from '@/content/contact';
import { fallbacks } from '@/content/fallbacks';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('sent');

/**
 * Shown after the form was sent without scripts. Exported only if the contact form sends messages itself; otherwise
 * `npm run build` removes it.
 */
export default function SentPage() {
  const { sent, next } = contact;
  return (
    <>
      <PageHead route="sent" title={sent.title} intro={sent.text} />
      <div className="wrap pb-xl">
        <NextSteps next={next} />
        <Link href="/" className="more mt-4">
          {fallbacks.placeholder.back}
        </Link>
      </div>
    </>
  );
}
