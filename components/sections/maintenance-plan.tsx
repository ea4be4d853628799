import { clsx } from 'clsx';
import type { OperationsOffer } from '@/content/schema/services';

/** From `lg` up only the first row's labels are visible, above its border; the others are for screen readers. */
const label = (row: number) => clsx('text-caption text-muted', row > 0 ? 'lg:sr-only' : 'lg:absolute lg:-top-14');

/** What is planned and what is reported: a row for each kind of maintenance. */
export function MaintenancePlan({ plan: { title, plan, report, rows } }: { plan: OperationsOffer['plan'] }) {
  return (
    <section className="wrap pt-xl pb-md">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-sm lg:mt-md">
        {rows.map((row, index) => (
          <li
            key={row.title}
            className="grid gap-x-10 gap-y-4 rule-t border-line py-6 md:grid-cols-2 lg:grid-cols-thirds"
          >
            <h3 className="text-title md:col-span-2 lg:col-span-1">{row.title}</h3>
            <div className="relative">
              <p className={label(index)}>{plan}</p>
              <p className="mt-1">{row.plan}</p>
            </div>
            <div className="relative">
              <p className={label(index)}>{report}</p>
              <p className="mt-1">{row.report}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
