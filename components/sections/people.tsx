import { clsx } from 'clsx';
import type { Team, TeamCard } from '@/content/schema/team';
import { fill } from '@/lib/fill';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

function Person({ card, profile }: { card: TeamCard; profile: string }) {
  return (
    <li>
      <Picture
        image={card.image}
        sizes="(min-width: 1024px) 15rem, (min-width: 480px) 44vw, 30vw"
        className="aspect-[4/5] w-full rounded-picture object-cover"
      />
      <div>
        <h3 className="text-lead leading-snug font-semibold md:mt-4">{card.name}</h3>
        <p className="mt-1 leading-snug">{card.roleTitle}</p>
        <p className="mt-2 text-muted">{card.text}</p>
        {card.link && (
          <Link href={card.link} className="more" aria-label={fill(profile, { name: card.name })}>
            {new URL(card.link).hostname.replace(/^www\./, '')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** One team: its name, and its people beside it; rows that three do not fill have two, each with its text at the side. */
export function People({ section, profile }: { section: Team['founders']; profile: string }) {
  return (
    <section id={section.id} className="wrap grid grid-cols-1 gap-8 border-line py-apart lg:grid-cols-[1fr_3fr]">
      <h2 className="border-t border-line pt-4 text-title">{section.title}</h2>
      <ul
        className={clsx(
          'grid grid-cols-1 gap-x-6 gap-y-10 border-line max-sm:*:grid max-sm:*:grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] max-sm:*:gap-4 sm:grid-cols-2 lg:border-t lg:pt-4',
          section.people.length % 3 === 0
            ? 'md:grid-cols-3'
            : 'md:*:grid md:*:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:*:gap-5',
        )}
      >
        {section.people.map((card) => (
          <Person key={card.name} card={card} profile={profile} />
        ))}
      </ul>
    </section>
  );
}
