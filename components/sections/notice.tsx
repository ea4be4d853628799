import { clsx } from 'clsx';
import type { Notice } from '@/content/schema/sending';

/** What the form does with personal data, item by item: in small type below the button, as a section on a page. */
export function NoticeText({ notice, heading: Heading }: { notice: Notice; heading: 'h2' | 'h3' }) {
  const own = Heading === 'h2';
  const { title, collected, purpose, kept, withdraw, complain, contact, email } = notice;
  return (
    <section aria-labelledby="notice" className="mt-8 rule-t border-line pt-5">
      <Heading id="notice" className={own ? 'text-title' : 'font-semibold'}>
        {title}
      </Heading>
      <ul className={clsx('mt-3 max-w-measure space-y-3 text-muted', !own && 'text-caption')}>
        {[collected, purpose, kept, withdraw, complain].map((item) => (
          <li key={item}>{item}</li>
        ))}
        <li>
          {`${contact}: `}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      </ul>
    </section>
  );
}
