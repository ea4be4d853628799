import { Placeholder } from '@/components/sections/placeholder';
import { screens } from '@/content/screens';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('caseStudy');

export default function CaseStudyPage() {
  return <Placeholder id="caseStudy" screen={screens.placeholder} breadcrumb={words.breadcrumb} />;
}
