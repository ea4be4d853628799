import type { Contact } from '@/content/schema/contact';
import { PhoneLink } from '../ui/phone-link';

type Cards = Contact['cards'];

const Email = ({ email }: { email: string }) => (
  <a className="text-link" href={`mailto:${email}`}>
    {email}
  </a>
);

const Website = ({ website }: { website: string }) => (
  <a className="text-link" href={website}>
    {website.replace(/^https:\/\//, '')}
  </a>
);

/** The contact cards as the page's head shows them, below `lg`: above the form. */
export function CardsInHead({ cards }: { cards: Cards }) {
  return (
    <ul className="mt-6 space-y-4 lg:hidden">
      {cards.map(({ name, phone, email, website }) => (
        <li key={name}>
          <span className="block text-muted">{name}</span>
          <PhoneLink phone={phone} className="text-link text-title font-display" />
          <span className="mt-1 flex flex-wrap gap-x-5">
            <Email email={email} />
            <Website website={website} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type Words = { phone: string; email: string; website: string };

/** The contact cards beside the form, from `lg` up. */
export function ContactCards({ cards, words }: { cards: Cards; words: Words }) {
  return cards.map(({ name, phone, email, website }) => (
    <section key={name} className="not-first:rule-t border-line not-first:pt-5">
      <h2 className="text-lead font-display">{name}</h2>
      <dl className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] wrap-anywhere items-center gap-x-3">
        <dt className="text-muted">{words.phone}</dt>
        <dd>
          <PhoneLink phone={phone} className="text-link text-lead font-display" />
        </dd>
        <dt className="text-muted">{words.email}</dt>
        <dd>
          <Email email={email} />
        </dd>
        <dt className="text-muted">{words.website}</dt>
        <dd>
          <Website website={website} />
        </dd>
      </dl>
    </section>
  ));
}
