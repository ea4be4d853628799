import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('community');

export default function CommunityPage() {
  return <Placeholder id="community" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
