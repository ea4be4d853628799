type Link = { label: string; href: string };

/** Share links without scripts, which open the mail program or a network's share page, and the feed. */
export function Share({ label, links }: { label: string; links: Link[] }) {
  return (
    <div
      role="group"
      aria-labelledby="share-label"
      className="flex flex-wrap items-center gap-x-5 rule-t border-line py-3 print:hidden"
    >
      <span id="share-label" className="text-caption text-muted">
        {label}
      </span>
      {links.map(({ label: name, href }) => (
        <a key={href} href={href} className="text-link">
          {name}
        </a>
      ))}
    </div>
  );
}
