import { ChapterIndex } from '@/components/sections/chapter-index';
import { Closing } from '@/components/sections/closing';
import { PageHead } from '@/components/sections/page-head';
import { Service } from '@/components/sections/service';
import { JsonLd } from '@/components/ui/json-ld';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { service } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';
import { serviceIds } from '@/lib/services';

export const metadata = pageMetadata('services');

export default function ServicesPage() {
  return (
    <>
      <PageHead route="services" title={services.title} intro={services.intro} breadcrumb={words.breadcrumb} />
      <div className="wrap sticky-index">
        <ChapterIndex label={words.contents} items={Object.values(services.items)} />
      </div>
      {serviceIds.map((id, index) => (
        <Service key={id} id={id} service={services.items[id]} first={index === 0} words={words} />
      ))}
      <Closing words={closingOf('services')} />
      <JsonLd things={serviceIds.map((id) => service(id, services.items[id]))} />
    </>
  );
}
