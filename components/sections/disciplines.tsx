import type { Services } from '@/content/schema/services';
import { pathOf } from '@/lib/href';
import { serviceIds } from '@/lib/services';
import { CardLink } from '../ui/card-link';
import { Picture } from '../ui/picture';

/** What each service consists of, a row each, with its picture. */
export function Disciplines({ title, services }: { title: string; services: Services['items'] }) {
  return (
    <section className="bg-sky py-xl">
      <div className="wrap">
        <h2 className="text-heading">{title}</h2>
        <ul className="mt-8">
          {serviceIds.map((id) => (
            <li
              key={id}
              className="group relative grid items-center gap-x-10 gap-y-4 rule-t border-line py-7 last:rule-b sm:grid-cols-[2fr_3fr] lg:grid-cols-[3fr_4fr_6fr]"
            >
              <Picture
                image={{ ...services[id].image, alt: '' }}
                sizes="(min-width: 1024px) 21vw, (min-width: 480px) 36vw, 92vw"
                className="aspect-[5/2] w-full rounded-picture object-cover sm:row-span-2 sm:aspect-[3/2] lg:row-span-1"
              />
              <h3 className="text-title max-lg:self-end">
                <CardLink href={pathOf(id)} title={services[id].title} />
              </h3>
              <ul className="gap-x-7 text-muted max-lg:self-start lg:grid lg:grid-cols-2">
                {services[id].cards.map((card) => (
                  <li key={card.id} className="py-1">
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
