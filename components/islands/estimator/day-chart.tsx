'use client';
import { type PointerEvent, useState } from 'react';
import { BLOCKS, startOf } from '@/lib/blocks';
import { dayChart } from '@/lib/estimator/day-chart';
import { costliest } from '@/lib/estimator/deviation';
import { shareOf } from '@/lib/estimator/estimate';
import { figure, rupees, signed } from '@/lib/figures';
import { fill } from '@/lib/fill';
import { DayPlots } from '../../ui/day-plots';
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
  const chart = dayChart(result.blocks, day, result.slabs, share, compared);
  const text = blockText(props, at);
  const pick = ({ currentTarget, clientX, buttons, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' && buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPicked(Math.max(0, Math.min(BLOCKS - 1, Math.floor(((clientX - left) / width) * BLOCKS))));
  };
  const pointer = { onPointerDown: pick, onPointerMove: pick };

  return (
    <div className="chart">
      <DayPlots chart={chart} at={at} compared={compared !== undefined} words={words.chart} pointer={pointer} />
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
