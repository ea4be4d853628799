import { Boundary } from '../islands/boundary';
import { CurrentSection } from '../islands/current-section';

/** `above` is a line above the title, in narrow windows in its place. */
type Item = { id: string; title: string; above?: string };

/**
 * The page's table of contents, which marks the current chapter. It is sticky: on the SaaS page at every width, in articles and
 * on the services page from 1024 px up.
 */
export function ChapterIndex({ label, items }: { label: string; items: Item[] }) {
  return (
    <nav aria-label={label} className="chapter-index">
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
