/** The page's table of contents. */
export function ChapterIndex({ label, items }: { label: string; items: { id: string; title: string }[] }) {
  return (
    <nav aria-label={label} className="border-t border-line py-4">
      <ul className="flex flex-wrap gap-x-7 gap-y-1">
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`} className="text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
