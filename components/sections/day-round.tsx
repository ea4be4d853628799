import type { OperationsOffer } from '@/content/schema/services';
import { dayPath, dayPoint } from '@/lib/curve';

const [width, height] = [960, 200];
/** The label is left of the dot in the morning, above it around noon, right above it in the afternoon. */
const sides = { morning: ['end', -12, -8], noon: ['middle', 0, -16], afternoon: ['start', 10, -14] } as const;
const hour = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** One working day on a plant: the day curve with a dot for each step, and the list of steps. */
export function DayRound({ round: { title, intro, steps } }: { round: OperationsOffer['round'] }) {
  const points = steps.map(({ time }) => {
    const [x, y] = dayPoint('solar', hour(time), width, height);
    const [textAnchor, dx, dy] = sides[x < width * 0.45 ? 'morning' : x < width * 0.55 ? 'noon' : 'afternoon'];
    return { time, x, y, textAnchor, dx, dy };
  });
  return (
    <section className="bg-night text-paper py-xl">
      <div className="wrap">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-5 max-w-measure text-lead text-mist">{intro}</p>
        <svg className="day-round mt-md" aria-hidden="true">
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={dayPath('solar', width, height)} />
            {/* Paths without length: with round caps they are dots that non-uniform scaling does not distort. */}
            <path d={points.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
          </svg>
          {points.map(({ time, x, y, textAnchor, dx, dy }) => (
            <text
              key={time}
              x={`${(x / width) * 100}%`}
              y={`${(y / height) * 100}%`}
              textAnchor={textAnchor}
              dx={dx}
              dy={dy}
            >
              {time}
            </text>
          ))}
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
