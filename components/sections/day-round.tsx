import type { OperationsOffer } from '@/content/schema/services';
import { dayPath, dayPoint } from '@/lib/curve';

const [width, height] = [960, 200];
const hour = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** One working day on a plant: the day curve with a dot for each step, and the list of steps. */
export function DayRound({ round: { title, intro, steps } }: { round: OperationsOffer['round'] }) {
  return (
    <section className="bg-night text-paper py-xl">
      <div className="wrap">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-5 max-w-measure text-lead text-mist">{intro}</p>
        <svg
          viewBox={`0 -6 ${width} ${height + 12}`}
          preserveAspectRatio="none"
          className="day-round mt-sm"
          aria-hidden="true"
        >
          <path d={dayPath('saas', width, height)} pathLength="1" />
          <path d={steps.map(({ time }) => dayPoint('saas', hour(time), width, height)).join('')} />
        </svg>
        <ol className="mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(({ time, title: name, desc }) => (
            <li key={time} className="border-t border-seam pt-4">
              <p className="text-title text-amber">
                <time>{time}</time>
              </p>
              <h3 className="mt-2 text-lead leading-snug font-semibold">{name}</h3>
              <p className="mt-2 text-mist">{desc}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What is planned and what is reported: a row for each kind of maintenance. */
export function Plan({ plan: { title, plan, report, rows } }: { plan: OperationsOffer['plan'] }) {
  return (
    <section className="wrap py-xl">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-sm">
        {rows.map((row) => (
          <li
            key={row.title}
            className="grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-2 lg:grid-cols-[1fr_1.3fr_1.3fr]"
          >
            <h3 className="text-title md:col-span-2 lg:col-span-1">{row.title}</h3>
            <div>
              <p className="text-caption text-muted">{plan}</p>
              <p className="mt-1">{row.plan}</p>
            </div>
            <div>
              <p className="text-caption text-muted">{report}</p>
              <p className="mt-1">{row.report}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
