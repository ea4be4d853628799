import type { RouteId } from '@/content/routes';
import type { Services } from '@/content/schema/services';
import { service as serviceThing } from '@/lib/jsonld';
import { JsonLd } from '../ui/json-ld';
import { Link } from '../ui/link';
import { PageHead } from './page-head';
import { ServiceCards } from './service';
import { WidePicture } from './wide-picture';

type Words = Parameters<typeof ServiceCards>[0]['words'] & { breadcrumb: string; bookDemo: string };
type Props = { route: RouteId; services: Services; demo: string; words: Words; title?: string; intro?: string };

/** The page of one service; `title` and `intro` stand in for its own on the page of an offer made of it. */
export function ServicePage({ route, services, demo, words, title, intro }: Props) {
  const service =
    services.items.find((item) => item.route === route) ??
    services.items.find((item) => item.route === 'operationsMaintenance');
  if (!service) throw new Error(`content/services.ts has no service for the route "${route}".`);
  return (
    <>
      <PageHead
        route={route}
        title={title ?? service.title}
        intro={intro ?? service.subtitle}
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
      {service.route === route && <JsonLd things={[serviceThing(service)]} />}
    </>
  );
}
