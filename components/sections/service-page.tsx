import type { RouteId } from '@/content/routes';
import type { ServiceId, Services } from '@/content/schema/services';
import { service as structuredData } from '@/lib/jsonld';
import { JsonLd } from '../ui/json-ld';
import { Link } from '../ui/link';
import { PageHead } from './page-head';
import { ServiceCards } from './service';
import { WidePicture } from './wide-picture';

type Words = Parameters<typeof ServiceCards>[0]['words'] & { breadcrumb: string; bookDemo: string };
type Props = {
  id: ServiceId;
  services: Services;
  /** The address of the demo button. */
  demo: string;
  words: Words;
  /** Set on the page that presents the service as an offer: its own route, headline and intro. */
  offer?: { route: RouteId; title: string; intro: string };
};

/** The page of one service. Only the service's own page carries its structured data. */
export function ServicePage({ id, services, demo, words, offer }: Props) {
  const service = services.items[id];
  return (
    <>
      <PageHead
        route={offer?.route ?? id}
        title={offer?.title ?? service.title}
        intro={offer?.intro ?? service.subtitle}
        breadcrumb={words.breadcrumb}
      />
      <WidePicture image={service.image} first />
      <section className="wrap breathe">
        <p className="mb-apart max-w-[44rem] text-title">{service.desc}</p>
        <ServiceCards service={service} words={words} level="h2" />
        <Link href={demo} className="button mt-14">
          {words.bookDemo}
        </Link>
      </section>
      {!offer && <JsonLd things={[structuredData(id, service)]} />}
    </>
  );
}
