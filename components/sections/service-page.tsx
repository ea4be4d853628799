import { clsx } from 'clsx';
import type { ServiceId, Services } from '@/content/schema/services';
import { service as structuredData } from '@/lib/jsonld';
import type { Related, RelatedPage } from '@/lib/related';
import { JsonLd } from '../ui/json-ld';
import { PageHead } from './page-head';
import { RelatedPages } from './related-pages';
import { RunsOn } from './runs-on';
import { Schedule } from './schedule';
import { WidePicture } from './wide-picture';

type Words = Parameters<typeof Schedule>[0]['words'] &
  Parameters<typeof RunsOn>[0]['words'] & { breadcrumb: string; relatedPages: string };
type Props = { id: ServiceId; services: Services; products: Related[]; relatedPages: RelatedPage[]; words: Words };

/** The page of one service: its description, the products that run it, and related pages. */
export function ServicePage({ id, services, products, relatedPages, words }: Props) {
  const service = services.items[id];
  // Pages that follow each other differ: the picture is inset, its lower half on the schedule's background, or full width.
  const full = Object.keys(services.items).indexOf(id) % 2 === 1;
  return (
    <>
      <PageHead
        route={id}
        title={service.title}
        intro={service.subtitle}
        breadcrumb={words.breadcrumb}
        notes={[service.desc]}
      />
      <div className={clsx(!full && 'md:bg-[linear-gradient(transparent_50%,theme(colors.night)_0)]')}>
        <WidePicture image={service.image} first full={full} />
      </div>
      <Schedule service={service} words={words} />
      <RunsOn products={products} words={words} />
      <RelatedPages title={words.relatedPages} pages={relatedPages} />
      <JsonLd things={[structuredData(id, service)]} />
    </>
  );
}
