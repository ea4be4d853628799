import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('press');

export default function PressPage() {
  return <Placeholder id="press" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
