import { asset } from '@/lib/asset';
import { fill } from '@/lib/fill';
import { paginationRange } from '@/lib/pagination';
import { indexPath } from '@/lib/posts';

/** Pagination of the blog index; renders nothing for a single page. */
export function Pagination({
  label,
  count,
  current,
  pageLabel,
}: {
  label: string;
  count: number;
  current: number;
  pageLabel: string;
}) {
  if (count < 2) return null;
  return (
    <nav aria-label={label} className="wrap pb-20">
      <ul className="flex flex-wrap items-baseline gap-x-6 rule-t border-line pt-4">
        {paginationRange(current, count).map((number) =>
          number < 0 ? (
            <li key={number} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={asset(indexPath(number))}
                aria-current={number === current ? 'page' : undefined}
                className="more aria-[current]:no-underline"
              >
                {fill(pageLabel, { number })}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
