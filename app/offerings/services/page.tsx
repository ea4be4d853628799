import { ChapterIndex } from '@/components/sections/chapter-index';
import { PageHead } from '@/components/sections/page-head';
import { Service } from '@/components/sections/service';
import { JsonLd } from '@/components/ui/json-ld';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { service } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('services');

export default function ServicesPage() {
  return (
    <>
      <PageHead route="services" title={services.title} intro={services.intro} breadcrumb={words.breadcrumb} />
      <div className="wrap">
        <ChapterIndex label={words.contents} items={services.items} />
      </div>
      {services.items.map((item) => (
        <Service key={item.id} service={item} words={words} />
      ))}
      <JsonLd things={services.items.map(service)} />
    </>
  );
}
