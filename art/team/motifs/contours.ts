import { path, stroke } from '../../lib/svg';
import { contour, hills } from '../contour-lines';
import { type Motif, size } from '../motif';

const { width, height } = size;

/** A hill from above, one of its lines walked in the accent. */
export const contours: Motif = (seed, { line: colour, accent, plane }) => {
  const land = hills(seed, width, height);
  const levels = Array.from({ length: 17 }, (_, index) => -0.4 + index * 0.15);
  const top = contour(land, 1.4, width, height);
  return (
    path(top, { fill: plane }) +
    levels
      .map((level, index) => {
        const walked = index === 10;
        return stroke(
          contour(land, level, width, height),
          walked ? accent : colour,
          walked ? 5 : index % 4 === 0 ? 3 : 1.6,
        );
      })
      .join('')
  );
};
