import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('helpCenter');

export default function HelpCenterPage() {
  return <Placeholder id="helpCenter" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
