'use client';
import { type PointerEvent, useState } from 'react';
import { dayChart, plot } from '@/lib/day-chart';
import { BLOCKS, dearest, startOf } from '@/lib/deviation';
import { figure, rupees, signed } from '@/lib/figures';
import { fill } from '@/lib/fill';
import type { Shown } from './result';

const shares = { capacity: 100, schedule: 0 };

/** A block in words: what the slider says, and what stands below it. */
function blockText({ result, base, words }: Shown, at: number): string {
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

/** The day as a drawing, with one block marked: by the pointer, or by the slider below it. */
export function DayChart(shown: Shown) {
  const { result, base, words } = shown;
  const day = result.days[base];
  const [picked, setPicked] = useState<number>();
  const at = picked ?? (day && dearest(day, 1)[0]) ?? BLOCKS / 2;
  const x = base === 'weighted' ? result.x : shares[base];
  const { scheduled, actual, band, charges, top } = dayChart(result.blocks, day, result.slabs, x);
  const text = blockText(shown, at);
  const pick = ({ currentTarget, clientX, buttons, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' && buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPicked(Math.max(0, Math.min(BLOCKS - 1, Math.floor(((clientX - left) / width) * BLOCKS))));
  };
  const pointer = { onPointerDown: pick, onPointerMove: pick };
  const mark = (height: number) => (
    <path d={`M${at + 0.5} 0V${height}`} className="chart-mark" vectorEffect="non-scaling-stroke" />
  );

  return (
    <div className="wrap-wide chart">
      <ul className="text-caption" aria-hidden="true">
        <li>{words.chart.actual}</li>
        <li>{words.chart.scheduled}</li>
        <li>{words.chart.band}</li>
        <li>{words.chart.charges}</li>
      </ul>
      <p className="chart-scale text-caption" aria-hidden="true">
        <span>{`${figure(top.power)} MW`}</span>
        <span>0</span>
      </p>
      <svg
        viewBox={`0 0 ${plot.width} ${plot.power}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart.label}
        {...pointer}
      >
        <path d="M0 200H96M24 0V400M48 0V400M72 0V400" className="chart-grid" vectorEffect="non-scaling-stroke" />
        <path d={band} className="chart-area chart-band" />
        {mark(plot.power)}
        <path d={scheduled} vectorEffect="non-scaling-stroke" />
        <path d={actual} className="chart-actual" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="chart-scale text-caption" aria-hidden="true">
        <span>{rupees(0)}</span>
        <span>{rupees(top.charge)}</span>
      </p>
      <svg viewBox={`0 0 ${plot.width} ${plot.charge}`} preserveAspectRatio="none" aria-hidden="true" {...pointer}>
        <path d="M0 0H96M24 0V160M48 0V160M72 0V160" className="chart-grid" vectorEffect="non-scaling-stroke" />
        {mark(plot.charge)}
        <path d={charges} className="chart-area" />
      </svg>
      <p className="chart-hours text-caption" aria-hidden="true">
        {[0, 24, 48, 72, 96].map((block) => (
          <span key={block}>{startOf(block)}</span>
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
