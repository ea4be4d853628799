import { Closing } from '@/components/sections/closing';
import { PageHead } from '@/components/sections/page-head';
import { Timeline } from '@/components/sections/timeline';
import { Picture } from '@/components/ui/picture';
import { journey } from '@/content/journey';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('journey');

export default function JourneyPage() {
  return (
    <>
      <PageHead route="journey" title={journey.title} intro={journey.intro} />
      <Timeline journey={journey} />
      <Picture
        image={journey.image}
        sizes="(min-width: 768px) 100vw, 156vw"
        className="aspect-[3/2] max-h-[44rem] w-full object-cover object-bottom md:aspect-[3/1]"
      />
      <Closing words={closingOf('journey')} />
    </>
  );
}
