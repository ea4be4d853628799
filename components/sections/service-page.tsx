import type { ServiceId, Services } from '@/content/schema/services';
import { service as structuredData } from '@/lib/jsonld';
import type { Related, Tile } from '@/lib/related';
import { JsonLd } from '../ui/json-ld';
import { Onward } from './onward';
import { PageHead } from './page-head';
import { RunsOn } from './runs-on';
import { ServiceCards } from './service';
import { WidePicture } from './wide-picture';

type Words = Parameters<typeof ServiceCards>[0]['words'] &
  Parameters<typeof RunsOn>[0]['words'] & { breadcrumb: string; onward: string };
type Props = { id: ServiceId; services: Services; products: Related[]; onward: Tile[]; words: Words };

/** The page of one service: what it is, the products that run it, and where to go on. */
export function ServicePage({ id, services, products, onward, words }: Props) {
  const service = services.items[id];
  return (
    <>
      <PageHead route={id} title={service.title} intro={service.subtitle} breadcrumb={words.breadcrumb} />
      <WidePicture image={service.image} first />
      <section className="wrap breathe">
        <p className="mb-apart max-w-[44rem] text-title">{service.desc}</p>
        <ServiceCards service={service} words={words} level="h2" />
      </section>
      <RunsOn products={products} words={words} />
      <Onward title={words.onward} tiles={onward} />
      <JsonLd things={[structuredData(id, service)]} />
    </>
  );
}
