/** The page's own index: its chapters by the names the menu gives them. */
export function ChapterIndex({ label, items }: { label: string; items: { id: string; title: string }[] }) {
  return (
    <nav aria-label={label} className="border-t border-line py-4">
      <ul className="flex flex-wrap gap-x-7 gap-y-1">
        {items.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(id)}`}
              className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
