import type { TimelineEntry } from '@/content/schema/journey';

const height = 250;
const top = 46;

type Props = {
  entries: TimelineEntry[];
  /** The width of the drawing in units, of which its text is 22 (years) and 24 or more (capacities) tall. */
  width: number;
  /** Labels the years below the curve, for pages that do not list them there. */
  years?: boolean;
  /** Sets the color of the line, and as `fill` that of the text. */
  className: string;
};

/**
 * Cumulative capacity over the years as an area chart, to scale. Each year is a column of equal width. The line reaches
 * the year's capacity at the left edge of the column; in the last column it is dotted above a paler area, as no figure
 * follows.
 */
export function CapacityCurve({ entries, width, years = false, className }: Props) {
  const most = Math.max(...entries.map(({ capacityMw }) => capacityMw));
  const y = (mw: number) => Math.round(height - 2 - (mw / most) * (height - top));
  const step = width / entries.length;
  const at = (index: number) => y(entries[index]?.capacityMw ?? 0);
  // Level under the year's label, then a rise to the next year.
  const rise = (_: TimelineEntry, i: number) =>
    `H${(i + 0.4) * step}C${(i + 0.8) * step} ${at(i)} ${(i + 0.75) * step} ${at(i + 1)} ${(i + 1) * step} ${at(i + 1)}`;
  const line = `M0 ${at(0)}${entries.slice(1).map(rise).join('')}`;
  const last = entries.length - 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${height + (years ? 34 : 0)}`}
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      <path d={`${line}V${height}H0Z`} fill="currentColor" fillOpacity="0.1" />
      <path
        d={`M${last * step} ${at(last)}H${width}V${height}H${last * step}Z`}
        fill="currentColor"
        fillOpacity="0.05"
      />
      <path d={line} fill="none" stroke="currentColor" strokeWidth="2" />
      <path d={`M${last * step} ${at(last)}H${width}`} stroke="currentColor" strokeWidth="2" strokeDasharray="2 8" />
      {entries.map(({ year, mark }, i) => (
        <g key={year}>
          <path d={`M${i * step} ${at(i)}V${height}`} stroke="currentColor" strokeOpacity="0.3" />
          <circle cx={i * step} cy={at(i)} r="5" className="fill-amber" />
          {mark && (
            <text x={i * step} y={at(i) - 14} className="curve-mark">
              {mark}
            </text>
          )}
          {years && (
            <text x={i * step} y={height + 30} className="curve-year">
              {year}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
