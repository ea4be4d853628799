import type { OperationsOffer } from '@/content/schema/services';
import { dayPath, dayPoint } from '@/lib/curve';

const [width, height] = [960, 200];
/**
 * Where the label of a dot stands, by the dot's x as a fraction of the width: right of the dot on the falling side, above it
 * around noon and in the afternoon's dip, left of it on the rising side.
 */
const sides = [
  { from: 0.61, textAnchor: 'start', dx: 17, dy: -3 },
  { from: 0.55, textAnchor: 'start', dx: -4, dy: -18 },
  { from: 0.45, textAnchor: 'middle', dx: 0, dy: -20 },
  { from: 0, textAnchor: 'end', dx: -18, dy: -6 },
] as const;
const hour = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** One working day on a plant: the day curve with a dot for each step, and the list of steps. */
export function DayRound({ round: { title, intro, steps } }: { round: OperationsOffer['round'] }) {
  const points = steps.map(({ time }) => {
    const [x, y] = dayPoint('solar', hour(time), width, height);
    const { from, ...side } = sides.find(({ from }) => x >= width * from) ?? sides[3];
    return { time, x: `${(x / width) * 100}%`, y: `${(y / height) * 100}%`, side };
  });
  return (
    <section className="bg-night text-paper py-xl">
      <div className="wrap">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-5 max-w-measure text-lead text-mist">{intro}</p>
        <svg className="day-round mt-md" aria-hidden="true">
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={dayPath('solar', width, height)} />
          </svg>
          {points.map(({ time, x, y, side }, index) => (
            <g key={time}>
              <circle cx={x} cy={y} r="12" />
              <text x={x} y={y} dy="0.35em" textAnchor="middle">
                {index + 1}
              </text>
              <text x={x} y={y} {...side}>
                {time}
              </text>
            </g>
          ))}
        </svg>
        <ol className="mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(({ time, title: name, desc }, index) => (
            <li key={time} className="rule-t border-seam pt-4">
              <p className="flex items-center gap-3 text-title text-amber">
                <span className="day-number" aria-hidden="true">
                  {index + 1}
                </span>
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
