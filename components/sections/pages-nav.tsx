import { asset } from '@/lib/asset';
import { fill } from '@/lib/fill';
import { pagesNear } from '@/lib/pages-near';
import { indexPath } from '@/lib/posts';

/** Pagination of the blog index; renders nothing for a single page. */
export function PagesNav({
  label,
  count,
  current,
  word,
}: {
  label: string;
  count: number;
  current: number;
  word: string;
}) {
  if (count < 2) return null;
  return (
    <nav aria-label={label} className="wrap pb-20">
      <ul className="flex flex-wrap items-baseline gap-x-6 border-t border-line pt-4">
        {pagesNear(current, count).map((number) =>
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
                {fill(word, { number })}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
