import { AboutScreen } from '@/components/sections/about';
import { Closing } from '@/components/sections/closing';
import { about } from '@/content/about';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <>
      <AboutScreen about={about} breadcrumb={words.breadcrumb} />
      <Closing words={closingOf('about')} />
    </>
  );
}
