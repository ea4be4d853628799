import { asset } from '@/lib/asset';
import { fill } from '@/lib/fill';

/** Links to the index's other pages; nothing where there is one only. */
export function PagesNav({
  label,
  paths,
  current,
  word,
}: {
  label: string;
  paths: string[];
  current: number;
  word: string;
}) {
  if (paths.length < 2) return null;
  return (
    <nav aria-label={label} className="wrap pb-20">
      <ul className="flex flex-wrap gap-6 border-t border-line pt-4">
        {paths.map((path, index) => (
          <li key={path}>
            <a
              href={asset(path)}
              aria-current={index + 1 === current ? 'page' : undefined}
              className="more aria-[current]:no-underline"
            >
              {fill(word, { number: index + 1 })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
