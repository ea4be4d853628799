import { RootFallback, SectionFallback } from '@/components/sections/fallback';
import { fallbacks } from '@/content/fallbacks';
import { type Section, sections } from '@/content/routes';
import { pageTitle } from '@/lib/metadata';
import { anySection, sectionNames } from '@/lib/sections';

type Props = { params: Promise<{ section: Section | typeof anySection }> };

export const dynamicParams = false;
export const generateStaticParams = () => [
  { section: anySection },
  ...sectionNames.filter((name) => sections[name] !== 'redirect').map((section) => ({ section })),
];
export const metadata = { title: pageTitle(fallbacks.notFound.title), robots: { index: false } };

/**
 * The 404 page of the root, and of each section whose unknown paths do not redirect. `npm run build` moves each to the path
 * where hosts look for it.
 */
export default async function FallbackPage({ params }: Props) {
  const { section } = await params;
  if (section === anySection) return <RootFallback words={fallbacks.notFound} />;
  return <SectionFallback section={section} words={fallbacks.notFound} />;
}
