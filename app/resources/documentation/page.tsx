import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('documentation');

export default function DocumentationPage() {
  return <Placeholder id="documentation" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
