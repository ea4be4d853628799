import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('terms');

export default function TermsPage() {
  return <Placeholder id="terms" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
