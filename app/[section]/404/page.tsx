import { NotFoundScreen } from '@/components/sections/not-found';
import { type Section, sections } from '@/content/routes';
import { screens } from '@/content/screens';
import { sectionNames } from '@/lib/sections';

type Props = { params: Promise<{ section: Section }> };

export const dynamicParams = false;
export const generateStaticParams = () =>
  sectionNames.filter((name) => sections[name] !== 'forward').map((section) => ({ section }));
export const metadata = { title: screens.fallback.title, robots: { index: false } };

/** A section's own 404 page, for hosts that take the nearest one; scripts/build puts it where they look. */
export default async function SectionNotFound({ params }: Props) {
  const { section } = await params;
  if (sections[section] === 'bare') return <p className="wrap py-16">{screens.fallback.bare}</p>;
  return <NotFoundScreen section={section} words={screens.fallback} />;
}
