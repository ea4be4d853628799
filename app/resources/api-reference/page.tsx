import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('apiReference');

export default function ApiReferencePage() {
  return <Placeholder id="apiReference" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
