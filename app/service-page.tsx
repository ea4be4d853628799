import { clsx } from 'clsx';
import { Closing } from '@/components/sections/closing';
import { PageHead } from '@/components/sections/page-head';
import { RelatedPages } from '@/components/sections/related-pages';
import { RunsOn } from '@/components/sections/runs-on';
import { Schedule } from '@/components/sections/schedule';
import { WidePicture } from '@/components/sections/wide-picture';
import { JsonLd } from '@/components/ui/json-ld';
import type { ServiceId } from '@/content/schema/services';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { service as structuredData } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';
import { pagesRelatedToService, productsOf } from '@/lib/related';
import { serviceIds } from '@/lib/services';

/** The exports of a page.tsx whose page is one service. */
export const servicePage = (id: ServiceId) => {
  const service = services.items[id];
  // Services alternate: an inset picture with its lower half on the schedule's background, or a full-width one.
  const full = serviceIds.indexOf(id) % 2 === 1;
  const page = () => (
    <>
      <PageHead route={id} title={service.title} intro={service.subtitle} note={service.desc} />
      <div className={clsx(!full && 'md:bg-[linear-gradient(transparent_50%,theme(colors.night)_0)]')}>
        <WidePicture image={service.image} full={full} />
      </div>
      <Schedule service={service} words={words} />
      <RunsOn products={productsOf(id)} words={words} />
      <RelatedPages title={words.relatedPages} pages={pagesRelatedToService(id)} />
      <JsonLd things={[structuredData(id, service)]} />
      <Closing words={closingOf(id)} />
    </>
  );
  return { metadata: pageMetadata(id), page };
};
