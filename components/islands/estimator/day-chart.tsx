'use client';
import { type PointerEvent, useState } from 'react';
import { BLOCKS, startOf } from '@/lib/blocks';
import { dayChart, plot } from '@/lib/estimator/day-chart';
import { costliest } from '@/lib/estimator/deviation';
import { shareOf } from '@/lib/estimator/estimate';
import { figure, rupees, signed } from '@/lib/figures';
import { fill } from '@/lib/fill';
import type { ResultProps } from './result';

/** A block as a sentence: the slider's `aria-valuetext`, and the text below the slider. */
function blockText({ result, base, words }: ResultProps, at: number): string {
  const block = result.blocks[at];
  const settled = result.days[base]?.blocks[at];
  if (!block || !settled) return '';
  const power = { time: startOf(at), scheduled: figure(block.scheduled), actual: figure(block.actual) };
  if (settled.error === undefined) return fill(words.chart.noBase, power);
  return fill(words.chart.block, {
    ...power,
    deviation: signed(block.actual - block.scheduled),
    error: signed(settled.error),
    charge: rupees(settled.charge),
  });
}

/** The day as a chart. The pointer or the slider selects a block. */
export function DayChart(props: ResultProps) {
  const { result, base, words } = props;
  const day = result.days[base];
  const [picked, setPicked] = useState<number>();
  const at = picked ?? (day && costliest(day, 1)[0]) ?? BLOCKS / 2;
  const compared = base === 'capacity' ? undefined : result.days.capacity;
  const share = shareOf(base, result.x);
  const { scheduled, actual, band, charges, onCapacity, top } = dayChart(
    result.blocks,
    day,
    result.slabs,
    share,
    compared,
  );
  const text = blockText(props, at);
  const pick = ({ currentTarget, clientX, buttons, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' && buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPicked(Math.max(0, Math.min(BLOCKS - 1, Math.floor(((clientX - left) / width) * BLOCKS))));
  };
  const pointer = { onPointerDown: pick, onPointerMove: pick };
  const hours = (height: number) => `M24 0V${height}M48 0V${height}M72 0V${height}`;
  const mark = (height: number) => (
    <path d={`M${at + 0.5} 0V${height}`} className="chart-mark" vectorEffect="non-scaling-stroke" />
  );

  return (
    <div className="chart">
      <ul className="text-caption" aria-hidden="true">
        <li>{words.chart.actual}</li>
        <li>{words.chart.scheduled}</li>
        <li>{words.chart.band}</li>
        <li>{words.chart.charges}</li>
        {compared && <li>{words.chart.onCapacity}</li>}
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
        aria-label={words.chart.label}
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
      <input
        type="range"
        min={1}
        max={BLOCKS}
        value={at + 1}
        onChange={({ target }) => setPicked(Number(target.value) - 1)}
        aria-label={words.chart.slider}
        aria-valuetext={text}
        className="needs-scripts"
      />
      <p className="chart-text">{text}</p>
    </div>
  );
}
