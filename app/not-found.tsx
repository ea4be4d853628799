import { screens } from '@/content/screens';

export const metadata = { title: screens.fallback.title, robots: { index: false } };

/**
 * The text for an unknown path at the top. It travels in every page's payload, so it holds nothing else;
 * the exported 404.html, which knows every section's text, is app/[section]/404.
 */
export default function NotFound() {
  return <p className="wrap py-16">{screens.fallback.top}</p>;
}
