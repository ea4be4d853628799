import { clsx } from 'clsx';
import type { Team, TeamCard } from '@/content/schema/team';
import { fill } from '@/lib/fill';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

function Person({ card, profile, large }: { card: TeamCard; profile: string; large: boolean }) {
  const site = card.link ? new URL(card.link).hostname.replace(/^www\./, '') : '';
  return (
    <li className="person">
      <Picture
        image={card.image}
        sizes={large ? '(min-width: 1024px) 33vw, 44vw' : '(min-width: 1024px) 21vw, (min-width: 768px) 29vw, 28vw'}
      />
      <div>
        <h3 className="text-title">{card.name}</h3>
        <p className="mt-1 leading-snug">{card.roleTitle}</p>
        <p className="mt-2 text-muted">{card.text}</p>
        {card.link && (
          <Link href={card.link} className="more" aria-label={fill(profile, { name: card.name, site })}>
            {site}
          </Link>
        )}
      </div>
    </li>
  );
}

type Props = {
  section: Team['founders'];
  profile: string;
  /** Two large portraits beside each other, above their texts. */
  large: boolean;
};

/** One team. */
export function People({ section, profile, large }: Props) {
  return (
    <section id={section.id} className="wrap grid grid-cols-1 gap-x-10 gap-y-4 py-sm lg:grid-cols-aside">
      <h2 className="rule-t border-line pt-5 text-title">{section.title}</h2>
      <ul
        className={clsx('people', large ? 'people-large' : section.people.length === 2 ? 'people-pair' : 'people-row')}
      >
        {section.people.map((card) => (
          <Person key={card.name} card={card} profile={profile} large={large} />
        ))}
      </ul>
    </section>
  );
}
