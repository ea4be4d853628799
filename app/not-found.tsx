import { fallbacks } from '@/content/fallbacks';
import { pageTitle } from '@/lib/metadata';

export const metadata = { title: pageTitle(fallbacks.notFound.title), robots: { index: false } };

/**
 * The text for an unknown top-level path. Next puts this component into every page's RSC payload, so it is kept small;
 * the exported 404.html, with the text of every section, comes from app/[section]/404.
 */
export default function NotFound() {
  return <h1 className="wrap min-h-[70vh] content-end py-xl text-display">{fallbacks.notFound.top}</h1>;
}
