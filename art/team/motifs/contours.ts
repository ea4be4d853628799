import { path, stroke } from '../../../lib/screens/svg';
import { contour, hills } from '../contour-lines';
import { type Motif, size } from '../motif';

const { width, height } = size;

/** Contour lines of a hill, one of them in the accent colour. */
export const contours: Motif = (seed, { line: colour, accent, plane }) => {
  const land = hills(seed, width, height);
  const levels = Array.from({ length: 17 }, (_, index) => -0.4 + index * 0.15);
  const top = contour(land, 1.4, width, height);
  return (
    path(top, { fill: plane }) +
    levels
      .map((level, index) => {
        const accented = index === 10;
        return stroke(
          contour(land, level, width, height),
          accented ? accent : colour,
          accented ? 5 : index % 4 === 0 ? 3 : 1.6,
        );
      })
      .join('')
  );
};
