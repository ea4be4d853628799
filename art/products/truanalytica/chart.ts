import { blockTime, figure } from '../../lib/format';
import { color } from '../../lib/palette';
import { page, type } from '../../lib/shell';
import { line, rect, steps, stroke } from '../../lib/svg';
import { measure, text } from '../../lib/text';
import { expectedPower, now, portfolio } from './data';

/** The plot area in pixels. The x axis shows the blocks `from` to `to`, the y axis 0 to `max` MW. */
const plot = { left: 216, right: 1068, top: 412, bottom: 640, from: 24, to: 74, max: 300 };
const blockX = (block: number) => plot.left + ((block - plot.from) / (plot.to - plot.from)) * (plot.right - plot.left);
const powerY = (megawatts: number) => plot.bottom - (megawatts / plot.max) * (plot.bottom - plot.top);

/** Generation per block as bars, the current block in amber; expected generation as a step line over the whole day. */
export function chart(): string {
  const grid = [0, 100, 200, 300].map(
    (value) =>
      line(
        plot.left,
        powerY(value),
        plot.right,
        powerY(value),
        value === 0 ? color.ink : color.line,
        value === 0 ? 2 : 1.5,
      ) + text(figure(value), plot.left - 16, powerY(value) + 8, { ...type.small, anchor: 'end' }),
  );
  const width = blockX(1) - blockX(0) - 3;
  const bars = portfolio.power.map((value, block) =>
    value > 0
      ? rect(
          blockX(block) + 1.5,
          powerY(value),
          width,
          plot.bottom - powerY(value),
          block === now - 1 ? color.amber : color.field,
        )
      : '',
  );
  const day = expectedPower.slice(plot.from, plot.to);
  const expected = stroke(
    steps(day, (block) => blockX(block + plot.from), powerY),
    color.ink,
    2.5,
  );
  const hours = [24, 36, 48, 60, 72].map((block) =>
    text(blockTime(block), blockX(block), plot.bottom + 34, {
      ...type.small,
      anchor: block === 24 ? 'start' : 'middle',
    }),
  );
  const legend =
    rect(760, 366, 22, 22, color.field) +
    text('Actual', 794, 386, type.note) +
    line(892, 378, 934, 378, color.ink, 2.5) +
    text('Expected', 946, 386, type.note);
  const heading = text('Generation, MW in 15-minute blocks', page.left, 386, type.heading);
  return heading + legend + grid.join('') + bars.join('') + expected + hours.join('') + nowMark();
}

function nowMark(): string {
  const value = portfolio.power[now - 1] ?? 0;
  const x = blockX(now - 0.5);
  const top = powerY(292);
  return (
    line(x, powerY(value) - 8, x, top, color.ink, 2.5) +
    text(`${figure(value, 1)} MW`, x + 16, top + 20, type.strong) +
    text(blockTime(now), x + 30 + measure(`${figure(value, 1)} MW`, type.strong), top + 20, type.note)
  );
}
