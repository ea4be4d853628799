import { markPath, markStroke, markViewBox } from '@/lib/mark';
import { Link } from './link';

/** The link to the home page: the mark and the brand's name. */
export function Logo({ brand, label }: { brand: string; label: string }) {
  return (
    <Link href="/" aria-label={label} className="logo">
      <svg viewBox={markViewBox} className="icon" aria-hidden="true">
        <path d={markPath} strokeWidth={markStroke} />
      </svg>
      {brand}
    </Link>
  );
}
