import { Closing } from '@/components/sections/closing';
import { PageHead } from '@/components/sections/page-head';
import { Timeline } from '@/components/sections/timeline';
import { WidePicture } from '@/components/sections/wide-picture';
import { journey } from '@/content/journey';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('journey');

export default function JourneyPage() {
  return (
    <>
      <PageHead route="journey" title={journey.title} intro={journey.intro} breadcrumb={words.breadcrumb} />
      <Timeline journey={journey} />
      <WidePicture image={journey.image} crop="foot" />
      <div className="h-xl" />
      <Closing words={closingOf('journey')} />
    </>
  );
}
