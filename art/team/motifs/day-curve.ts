import { noise } from '../../../lib/screens/random';
import { line, type Point, rect, stroke } from '../../../lib/screens/svg';
import { type Motif, size, smooth } from '../motif';

const { width } = size;

/** A plant's generation over a day as bars, the highest one in the accent colour. */
export const dayCurve: Motif = (seed, { line: colour, accent, plane }) => {
  const wander = noise(seed, 2.4);
  const count = 26;
  const [foot, tall] = [520, 400];
  const pitch = width / count;
  const values = Array.from({ length: count }, (_, index) => {
    const bell = Math.sin(((index + 0.5) / count) * Math.PI) ** 1.7;
    return Math.max(0.01, bell * (0.9 + 0.13 * wander(index)));
  });
  const best = values.indexOf(Math.max(...values));
  const bars = values.map((value, index) =>
    rect(index * pitch + 3, foot - value * tall, pitch - 6, value * tall, index === best ? accent : plane),
  );
  const bell = values.map((_, index) => {
    const share = Math.sin(((index + 0.5) / count) * Math.PI) ** 1.7;
    return [(index + 0.5) * pitch, foot - share * tall * 1.1 - 8] as Point;
  });
  return (
    bars.join('') +
    stroke(smooth([[-20, foot - 8], ...bell, [width + 20, foot - 8]]), colour, 3.5) +
    line(0, foot, width, foot, colour, 3)
  );
};
