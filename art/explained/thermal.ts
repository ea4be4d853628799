import { color, mix } from '../../lib/screens/palette';
import { circle, rect } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

const [width, height] = [300, 150];
const cold = mix(color.night, color.sky, 0.2);
const warm = (share: number) => mix(cold, color.amber, share);
const hot = mix(color.amber, color.white, 0.55);

/** Three strings of four modules, 6 × 4 cells each; `heat` gives a module's colour, `more` is drawn over them. */
function tile(heat: (string: number, module: number) => number, more = ''): string {
  const modules = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) =>
      rect(14 + column * 69, 12 + row * 43, 65, 39, warm(heat(row, column) + ((row * 7 + column * 5) % 4) * 0.012)),
    ),
  );
  const cells = [0, 1, 2].flatMap((row) =>
    [1, 2, 3].map((line) => rect(14, 12 + row * 43 + (line * 39) / 4, 272, 0.8, color.night, { opacity: 0.35 })),
  );
  return rect(0, 0, width, height, color.night, { rx: 6 }) + modules.join('') + cells.join('') + more;
}

const cell = (column: number, row: number, cx: number, cy: number, fill: string) =>
  rect(14 + column * 69 + cx * 10.8, 12 + row * 43 + cy * 9.75, 10, 9, fill);

const none = () => 0.08;
const tiles: [caption: string, drawing: string][] = [
  ['A whole string', tile((row) => (row === 1 ? 0.72 : 0.08))],
  ['One module', tile((row, column) => (row === 1 && column === 2 ? 0.78 : 0.08))],
  ['A third of a module', tile(none, rect(14 + 69, 55 + 13, 65, 13, warm(0.86)))],
  ['A single hot cell', tile(none, cell(2, 0, 2, 1, hot))],
  ['A hot connector', tile(none, circle(152, 53, 11, warm(0.5)) + circle(152, 53, 5, hot))],
  [
    'Scattered, to one end',
    tile(
      none,
      [
        [3, 1, 5, 0],
        [3, 1, 0, 3],
        [3, 1, 4, 3],
        [3, 1, 2, 0],
        [2, 1, 5, 3],
        [2, 1, 1, 0],
        [1, 1, 3, 3],
        [3, 1, 5, 2],
      ]
        .map(([column = 0, row = 0, cx = 0, cy = 0], index) => cell(column, row, cx, cy, warm(0.9 - index * 0.06)))
        .join(''),
    ),
  ],
];

/** Six shapes of faults in a thermal picture, each on three strings of modules. */
export const faultShapes = () =>
  document(
    640,
    600,
    'Six fault shapes',
    tiles
      .map(([caption, drawing], index) => {
        const [x, y] = [(index % 2) * 340, Math.floor(index / 2) * 204];
        return `<g transform="translate(${x} ${y})">${drawing}</g>${text(caption, x, y + height + 30, { size: 22, fill: color.muted })}`;
      })
      .join(''),
  );
