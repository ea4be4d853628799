import { screens } from '@/content/screens';

export const metadata = { title: screens.fallback.title, robots: { index: false } };

/**
 * The text for an unknown top-level path. Next puts this component into every page's RSC payload, so it is kept small;
 * the exported 404.html, with the text of every section, comes from app/[section]/404.
 */
export default function NotFound() {
  return <p className="wrap py-16">{screens.fallback.top}</p>;
}
