import type { Services } from '@/content/schema/services';
import { pathOf } from '@/lib/href';
import { serviceIds } from '@/lib/services';
import { CardLink } from '../ui/card-link';
import { Picture } from '../ui/picture';

/** One row for each service: its picture, subtitle and the titles of its cards. */
export function Disciplines({ title, services }: { title: string; services: Services['items'] }) {
  return (
    <section className="bg-sky py-xl">
      <div className="wrap">
        <h2 className="text-heading">{title}</h2>
        <ul className="mt-8">
          {serviceIds.map((id) => (
            <li
              key={id}
              className="group relative grid max-[24rem]:block grid-cols-[7rem_1fr] grid-rows-[auto_1fr] gap-x-4 rule-t border-line py-5 last:rule-b sm:grid-cols-[2fr_3fr] sm:gap-x-7 lg:grid-cols-[5fr_6fr_8fr] lg:py-7"
            >
              <Picture
                image={{ ...services[id].image, alt: '' }}
                sizes="(min-width: 1024px) 23vw, (min-width: 480px) 36vw, 112px"
                className="row-span-2 aspect-[6/5] w-full max-[24rem]:mb-3 max-[24rem]:w-28 rounded-picture object-cover sm:aspect-[3/2] lg:row-span-1 lg:aspect-[2/1]"
              />
              <div>
                <h3 className="text-title">
                  <CardLink href={pathOf(id)} title={services[id].title} />
                </h3>
                <p className="mt-2 text-balance">{services[id].subtitle}</p>
              </div>
              <ul className="gap-x-7 text-muted max-lg:mt-2 lg:columns-2 lg:pt-1">
                {services[id].cards.map((card) => (
                  <li key={card.id} className="break-inside-avoid pb-1.5 leading-snug">
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
