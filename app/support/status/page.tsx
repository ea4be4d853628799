import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('status');

export default function StatusPage() {
  return <Placeholder id="status" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
