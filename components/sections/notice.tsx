import type { Notice } from '@/content/schema/sending';

/** What the form does with personal data, item by item. */
export function NoticeText({ notice, heading: Heading }: { notice: Notice; heading: 'h2' | 'h3' }) {
  const { title, collected, purpose, kept, withdraw, complain, contact, email } = notice;
  return (
    <section aria-labelledby="notice" className="mt-8 border-t border-line pt-5">
      <Heading id="notice" className="font-semibold">
        {title}
      </Heading>
      <ul className="mt-3 max-w-measure space-y-3 text-caption text-muted">
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
