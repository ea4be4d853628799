import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('privacy');

export default function PrivacyPage() {
  return <Placeholder id="privacy" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
