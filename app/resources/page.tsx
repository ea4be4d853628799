import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('resources');

export default function ResourcesPage() {
  return <Placeholder id="resources" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
