import { ChapterIndex } from '@/components/sections/chapter-index';
import { Closing } from '@/components/sections/closing';
import { OverSky } from '@/components/sections/over-sky';
import { PageHead } from '@/components/sections/page-head';
import { Service } from '@/components/sections/service';
import { JsonLd } from '@/components/ui/json-ld';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { service } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';
import { serviceIds, serviceInHead } from '@/lib/services';

export const metadata = pageMetadata('services');

export default function ServicesPage() {
  return (
    <>
      <OverSky image={serviceInHead?.image}>
        <PageHead route="services" title={services.title} intro={services.intro} />
      </OverSky>
      <div className="wrap sticky-index">
        <ChapterIndex label={words.contents} items={Object.values(services.items)} bar />
      </div>
      {serviceIds.map((id) => (
        <Service
          key={id}
          id={id}
          service={services.items[id]}
          words={words}
          inHead={services.items[id] === serviceInHead}
        />
      ))}
      <Closing words={closingOf('services')} />
      <JsonLd things={serviceIds.map((id) => service(id, services.items[id]))} />
    </>
  );
}
