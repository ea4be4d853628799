import type { Services } from '@/content/schema/services';
import { pathOf } from '@/lib/href';
import { serviceIds } from '@/lib/services';
import { CardLink } from '../ui/card-link';
import { Picture } from '../ui/picture';

/** What each service consists of, with its picture. */
export function Disciplines({ title, services }: { title: string; services: Services['items'] }) {
  return (
    <section className="bg-sky py-xl">
      <div className="wrap">
        <h2 className="text-heading">{title}</h2>
        <ul className="mt-8 grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {serviceIds.map((id) => (
            <li key={id} className="group relative">
              <Picture
                image={{ ...services[id].image, alt: '' }}
                sizes="(min-width: 1024px) 21vw, (min-width: 480px) 46vw, 92vw"
                className="aspect-[3/2] w-full rounded-picture object-cover"
              />
              <h3 className="mt-5 mb-3 text-lead leading-snug font-semibold">
                <CardLink href={pathOf(id)} title={services[id].title} />
              </h3>
              <ul>
                {services[id].cards.map((card) => (
                  <li key={card.id} className="rule-t border-line py-2 last:rule-b">
                    {card.title}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
