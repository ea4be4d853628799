import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('careers');

export default function CareersPage() {
  return <Placeholder id="careers" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
