import { deviation } from '../../content/deviation';
import { BLOCK_HOURS } from '../../lib/blocks';
import { color, mix } from '../../lib/screens/palette';
import { line, rect, stroke } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

const { slabs, block } = deviation.example;
/** The error of the example's block, in per cent. */
const error = (100 * (block.scheduled - block.actual)) / block.available;
const most = 51;

const [left, right, foot, top] = [84, 624, 300, 40];
const x = (percent: number) => left + ((right - left) * percent) / most;
const y = (rupees: number) => foot - ((foot - top) * rupees) / 1.6;
const label = { size: 22, fill: color.muted };

/** What a block with an error of 40 % of available capacity costs: a step for each slab, and below it the part that the block fills. */
export function penaltySlabs(): string {
  const bars = slabs.map(({ from, rate }, index) => {
    const to = Math.min(slabs[index + 1]?.from ?? error, error);
    const fill = mix(color.white, color.amber, 0.35 + 0.25 * index);
    const cost = ((to - from) / 100) * block.available * 1000 * BLOCK_HOURS * rate;
    const written = `₹${cost.toLocaleString('en-IN', { minimumFractionDigits: cost % 1 ? 2 : 0 })}`;
    const bold = { size: 22, weight: 600 } as const;
    // The last bar is narrower than its figure, which stands beside it.
    const figure =
      to === error
        ? text(written, x(to) + 12, y(rate) + 34, bold)
        : text(written, (x(from) + x(to)) / 2, y(rate) + 34, { ...bold, anchor: 'middle' });
    return rate === 0 ? '' : rect(x(from), y(rate), x(to) - x(from), foot - y(rate), fill) + figure;
  });
  const steps = slabs.map(
    ({ from, rate }) => `L${x(from)} ${y(rate)}H${x(slabs.find((s) => s.from > from)?.from ?? most)}`,
  );
  const ticks = [15, 25, 35, error].map((percent) =>
    text(`${percent}%`, x(percent), foot + 30, {
      ...label,
      anchor: 'middle',
      ...(percent === error && { weight: 600, fill: color.ink }),
    }),
  );
  const rates = slabs
    .slice(1)
    .map(({ rate }) => text(`₹${rate.toFixed(2)}`, left - 14, y(rate) + 8, { ...label, anchor: 'end' }));
  return document(
    640,
    372,
    'Penalty slabs',
    [
      ...bars,
      line(left, foot, right, foot, color.line),
      stroke(`M${x(0)} ${foot}${steps.join('')}`, color.ink, 3),
      line(x(error), top, x(error), foot, color.field, 2, { 'stroke-dasharray': '5 6' }),
      ...ticks,
      ...rates,
      text('₹ per kWh', 0, top - 16, label),
      text('error, % of available capacity', right, foot + 62, { ...label, anchor: 'end' }),
    ].join(''),
  );
}
