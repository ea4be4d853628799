import type { Services } from '@/content/schema/services';
import { pathOf } from '@/lib/href';
import { serviceIds } from '@/lib/services';
import { CardLink } from '../ui/card-link';

/** What each service consists of, as an index of fields of work. */
export function Disciplines({ title, services }: { title: string; services: Services['items'] }) {
  return (
    <section aria-labelledby="work" className="bg-sky py-xl">
      <div className="wrap">
        <h2 id="work" className="text-heading">
          {title}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          {serviceIds.map((id) => (
            <li key={id} className="group relative row-span-2 grid grid-rows-subgrid rule-t border-line pt-5 pb-3">
              <h3 className="text-lead leading-snug font-semibold">
                <CardLink href={pathOf(id)} title={services[id].title} />
              </h3>
              <ul className="space-y-2 text-muted">
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
