import { clsx } from 'clsx';
import { Boundary } from '../islands/boundary';
import { CurrentSection } from '../islands/current-section';

/** `above` is a line above the title, in narrow windows in its place. */
type Item = { id: string; title: string; above?: string };

/**
 * The page's table of contents, which marks the current chapter: a list, or a `bar` across the page. It is sticky: on the SaaS
 * page at every width, in articles and on the services page from 1024 px up.
 */
export function ChapterIndex({ label, items, bar }: { label: string; items: Item[]; bar?: boolean }) {
  return (
    <nav aria-label={label} className={clsx('chapter-index', bar && 'chapter-bar')}>
      <Boundary>
        <CurrentSection>
          {items.map(({ id, title, above }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>
                {above && <b>{above} </b>}
                <span>{title}</span>
              </a>
            </li>
          ))}
        </CurrentSection>
      </Boundary>
    </nav>
  );
}
