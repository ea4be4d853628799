import type { Contact } from '@/content/schema/contact';
import { Link } from '../ui/link';
import { NextSteps } from './next-steps';
import { PageHead } from './page-head';

/** The page shown after the form was sent without scripts. */
export function Sent({ contact, breadcrumb, home }: { contact: Contact; breadcrumb: string; home: string }) {
  const { sent, next } = contact;
  return (
    <>
      <PageHead route="sent" title={sent.title} intro={sent.text} breadcrumb={breadcrumb} />
      <div className="wrap pb-xl">
        <NextSteps next={next} />
        <Link href="/" className="more mt-4">
          {home}
        </Link>
      </div>
    </>
  );
}
