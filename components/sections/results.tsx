import type { Home } from '@/content/schema/home';
import { Link } from '../ui/link';

/** A list of results, the first one larger, and a link. */
export function Results({ highlights }: { highlights: Home['highlights'] }) {
  return (
    <div className="wrap py-lg">
      <h3 className="text-heading">{highlights.listTitle}</h3>
      <ul className="highlight-list">
        {highlights.list.map(({ metric, title }) => (
          <li key={`${metric} ${title}`}>
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
