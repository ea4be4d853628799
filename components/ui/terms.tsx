import type { Segment } from '@/lib/article/term-links';

/** A text whose terms link to the glossary. */
export function Terms({ of }: { of: Segment[] | undefined }) {
  return of?.map((segment) =>
    typeof segment === 'string' ? (
      segment
    ) : (
      <a key={segment.href} href={segment.href} className="term">
        {segment.text}
      </a>
    ),
  );
}
