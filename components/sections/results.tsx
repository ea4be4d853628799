import type { Home } from '@/content/schema/home';
import { Link } from '../ui/link';

type Props = { highlights: Home['highlights']; heading: 'h2' | 'h3' };

/** A list of results, the first one larger, and a link. */
export function Results({ highlights, heading: Heading }: Props) {
  return (
    <div className="wrap py-lg">
      <Heading className="text-heading">{highlights.listTitle}</Heading>
      <ul className="highlight-list">
        {highlights.list.map(({ id, metric, title }) => (
          <li key={id}>
            <b>{metric}</b>
            {` ${title}`}
          </li>
        ))}
      </ul>
      <Link href={highlights.link.href} className="more">
        {highlights.link.label}
      </Link>
    </div>
  );
}
