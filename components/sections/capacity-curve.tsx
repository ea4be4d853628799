import type { TimelineEntry } from '@/content/schema/journey';

const height = 250;
const top = 46;

type Props = {
  entries: TimelineEntry[];
  /** The width of the drawing in units; its text is 24 units tall. */
  width: number;
  className: string;
};

/** Cumulative capacity over the years as an area chart, to scale: it rises to each year's end, with the figure written there. */
export function CapacityCurve({ entries, width, className }: Props) {
  const most = Math.max(...entries.map(({ capacityMw }) => capacityMw));
  const y = (mw: number) => Math.round(height - 2 - (mw / most) * (height - top));
  const step = width / entries.length;
  const line = entries
    .map(({ capacityMw }, i) => {
      const end = y(capacityMw);
      return `C${i * step + step * 0.35} ${y(entries[i - 1]?.capacityMw ?? 0)} ${i * step + step * 0.4} ${end} ${(i + 1) * step} ${end}`;
    })
    .join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <path d={`M0 ${y(0)}${line}V${height}H0Z`} fill="currentColor" fillOpacity="0.07" />
      <path d={`M0 ${y(0)}${line}`} fill="none" stroke="currentColor" strokeWidth="2" />
      {entries.map(({ year, mark, capacityMw }, i) =>
        mark ? (
          <g key={year}>
            <circle cx={(i + 1) * step - 2} cy={y(capacityMw)} r="5" className="fill-amber" />
            <text x={(i + 1) * step - 2} y={y(capacityMw) - 14} textAnchor="end" className="curve-mark">
              {mark}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}
