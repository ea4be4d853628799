import type { ReactNode } from 'react';

/** A section's heading with an optional introduction. */
export function Head({
  title,
  intro,
  level = 2,
  id,
  children,
}: {
  title: string;
  intro?: string | undefined;
  level?: 1 | 2;
  id?: string;
  children?: ReactNode;
}) {
  const Tag = level === 1 ? 'h1' : 'h2';
  return (
    <header className="max-w-[52rem]">
      <Tag id={id} className={level === 1 ? 'text-display' : 'text-heading'}>
        {title}
      </Tag>
      {intro && <p className="mt-5 max-w-measure text-lead text-muted">{intro}</p>}
      {children}
    </header>
  );
}
