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
        <ul className="mt-8 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {serviceIds.map((id) => (
            <li
              key={id}
              className="group relative grid grid-cols-[min(7rem,26vw)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rule-t border-line pt-5 pb-3 sm:max-lg:block lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-6"
            >
              <Picture
                image={{ ...services[id].image, alt: '' }}
                sizes="(min-width: 1024px) 21vw, (min-width: 480px) 46vw, 26vw"
                className="aspect-[6/5] w-full rounded-picture object-cover sm:aspect-[3/2] lg:row-span-2 lg:aspect-[4/3]"
              />
              <h3 className="text-lead leading-snug font-semibold sm:max-lg:mt-4">
                <CardLink href={pathOf(id)} title={services[id].title} />
              </h3>
              <ul className="space-y-2 max-sm:col-span-2 max-sm:mt-2 sm:max-lg:mt-3">
                {services[id].cards.map((card) => (
                  <li key={card.id}>{card.title}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
