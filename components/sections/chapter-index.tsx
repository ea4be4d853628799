import { Boundary } from '../islands/boundary';
import { CurrentSection } from '../islands/current-section';

/** The page's table of contents. It marks the current chapter, and is sticky but in articles and services on phones. */
export function ChapterIndex({ label, items }: { label: string; items: { id: string; title: string }[] }) {
  return (
    <nav aria-label={label} className="chapter-index">
      <Boundary>
        <CurrentSection>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>{title}</a>
            </li>
          ))}
        </CurrentSection>
      </Boundary>
    </nav>
  );
}
