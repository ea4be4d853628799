import type { SVGAttributes } from 'react';
import type { DeviationWords } from '@/content/schema/deviation';
import { startOf } from '@/lib/blocks';
import { type DayChart, plot } from '@/lib/estimator/day-chart';
import { figure, rupees } from '@/lib/figures';

type Props = {
  chart: DayChart;
  /** The block that is marked. */
  at: number;
  /** The name of that block in the legend. */
  atLabel?: string;
  /** Whether the charge on capacity alone is shown, too. */
  compared?: boolean;
  words: DeviationWords['chart'];
  /** Handlers of both plots. */
  pointer?: SVGAttributes<SVGSVGElement>;
};

const hours = (height: number) => `M24 0V${height}M48 0V${height}M72 0V${height}`;

/** Schedule and actual of a day, and below them the charge of each block, over the same hours. For an element `.chart`. */
export function DayPlots({ chart, at, atLabel, compared = false, words, pointer }: Props) {
  const { scheduled, actual, band, charges, onCapacity, top } = chart;
  const mark = (height: number) => (
    <path d={`M${at + 0.5} 0V${height}`} className="chart-mark" vectorEffect="non-scaling-stroke" />
  );
  return (
    <>
      <ul className="text-caption" aria-hidden="true">
        <li>{words.actual}</li>
        <li>{words.scheduled}</li>
        <li>{words.band}</li>
        <li>{words.charges}</li>
        {compared && <li>{words.onCapacity}</li>}
        {atLabel && <li className="marked">{atLabel}</li>}
      </ul>
      <p className="chart-scale text-caption" aria-hidden="true">
        <span>{`${figure(top.power)} MW`}</span>
        <span>{figure(top.power / 2)}</span>
        <span>0</span>
      </p>
      <svg
        viewBox={`0 0 ${plot.width} ${plot.power}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.label}
        {...pointer}
      >
        <path
          d={`M0 0H96M0 ${plot.power / 2}H96${hours(plot.power)}`}
          className="chart-grid"
          vectorEffect="non-scaling-stroke"
        />
        <path d={band} className="chart-area chart-band" />
        {mark(plot.power)}
        <path d={scheduled} className="text-mist" vectorEffect="non-scaling-stroke" />
        <path d={actual} className="chart-actual" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="chart-scale text-caption" aria-hidden="true">
        <span>{rupees(top.charge)}</span>
      </p>
      <svg viewBox={`0 0 ${plot.width} ${plot.charge}`} preserveAspectRatio="none" aria-hidden="true" {...pointer}>
        <path d={`M0 0H96${hours(plot.charge)}`} className="chart-grid" vectorEffect="non-scaling-stroke" />
        {mark(plot.charge)}
        <path d={charges} className="chart-area text-amber" />
        {compared && <path d={onCapacity} className="chart-area text-mist" />}
      </svg>
      <p className="chart-hours text-caption" aria-hidden="true">
        {[0, 24, 48, 72, 96].map((block) => (
          <span
            key={block}
            className="flex w-0 justify-center first:justify-start last:justify-end max-[16rem]:even:hidden"
          >
            {startOf(block)}
          </span>
        ))}
      </p>
    </>
  );
}
