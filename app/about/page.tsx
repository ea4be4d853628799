import { AboutScreen } from '@/components/sections/about';
import { about } from '@/content/about';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return <AboutScreen about={about} breadcrumb={words.breadcrumb} />;
}
