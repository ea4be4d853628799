import { figure } from '../format';
import { page, tall } from '../frame';
import { memoize } from '../memoize';
import { color } from '../palette';
import { text } from '../pen';
import { circle, group, line, type Point, path, polyline, rect, stroke } from '../svg';
import type { Box, PictureFormat, SpotGroup } from '../types';
import { onModule } from './camera';
import camera from './camera.json';
import { type Data, type Finding, levelOf, rankOf, type Severity, type State, severity } from './facts';
import { dustView, heat, thermalView } from './thermal';

/** Colours and label of each severity: `ink` is the text colour on `fill`. */
export const severityStyles: Record<Severity, { fill: string; ink: string; label: string }> = {
  critical: { fill: color.alarm, ink: color.white, label: 'Critical' },
  high: { fill: color.amber, ink: color.ink, label: 'High' },
  medium: { fill: color.sky, ink: color.ink, label: 'Medium' },
  low: { fill: color.white, ink: color.ink, label: 'Low' },
};

/** The box of the camera's picture, and the transform to it from the coordinates of the wide screen. */
export const places = {
  wide: { box: [page.rail, page.top + 1, 988, page.height - page.top - 1] as Box, dx: 0, dy: 0, scale: 1 },
  tall: { box: [0, 208, tall.width, 432] as Box, dx: -29, dy: 99, scale: 0.65 },
};

const moved = ([x, y]: Point, format: PictureFormat): Point => {
  const { dx, dy, scale } = places[format];
  return [x * scale + dx, y * scale + dy];
};
const inside = (format: PictureFormat, content: string) => {
  const { dx, dy, scale } = places[format];
  return group(`translate(${dx} ${dy}) scale(${scale})`, content);
};

/** Clips content to a box. Each clip path needs an id of its own. */
function cut(id: string, [x, y, width, height]: Box, content: string): string {
  return `<clipPath id="${id}">${rect(x, y, width, height, color.ink)}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** The x of the handle. */
const handleX = ({ split }: State, format: PictureFormat) => {
  const [x, , width] = places[format].box;
  return x + (split / 100) * width;
};

export const thermalLayer = memoize<Data>((data, format) => {
  const { box } = places[format];
  return cut(`thermal-${format}`, box, rect(...box, heat(34)) + inside(format, thermalView(data)));
});

/** The rows in visible light. `handle` draws the clip path. */
export const visibleLayer = memoize<Data>((data, format) => {
  const { left, top, width, height } = camera.photo;
  const image = `<image href="${data.photo.file}" x="${left}" y="${top}" width="${width}" height="${height}"/>`;
  return `<g clip-path="url(#visible-${format})">${rect(...places[format].box, color.night)}${inside(format, image + dustView(data))}</g>`;
});

export function handle(state: State, format: PictureFormat): string {
  const [left, y, width, height] = places[format].box;
  const x = handleX(state, format);
  const clip = `<clipPath id="visible-${format}">${rect(x, y, left + width - x, height, color.ink)}</clipPath>`;
  if (state.split >= 100) return clip;
  const middle = y + height * 0.5;
  return [
    clip,
    line(x, y, x, y + height, color.white, 4),
    circle(x, middle, 30, color.white),
    stroke(`M${x - 8} ${middle - 9}l-9 9 9 9M${x + 8} ${middle - 9}l9 9-9 9`, color.ink, 4),
  ].join('');
}

/** Corners of a frame around the affected modules, the lower ones first. */
export function corners(data: Data, one: Finding, format: PictureFormat): Point[] {
  const rank = rankOf(data, one.row);
  const to = Math.min(one.to, data.field.last);
  const points: [number, number, number][] = [
    [one.from, -0.12, -0.06],
    [to, 1.12, -0.06],
    [to, 1.12, 1.06],
    [one.from, -0.12, 1.06],
  ];
  return points.map(([module, u, v]) => moved(onModule(rank, levelOf(one), module, u, v), format));
}

/** The box of a finding within the picture. */
export function boxOf(data: Data, one: Finding, format: PictureFormat): Box {
  const [left, top, width, height] = places[format].box;
  const points = corners(data, one, format);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.max(left, Math.min(...xs) - 34), Math.max(top, Math.min(...ys) - 34)];
  return [x, y, Math.min(left + width, Math.max(...xs) + 12) - x, Math.min(top + height, Math.max(...ys) + 12) - y];
}

/** Frames and numbers of the findings. */
export function marks(data: Data, { finding }: State, format: PictureFormat): string {
  const all = data.findings.map((one, index) => {
    const around = corners(data, one, format);
    const [cornerX, cornerY] = around[3] ?? [0, 0];
    const [x, y] = [cornerX - 16, cornerY - 18];
    const { fill, ink } = severityStyles[severity(data, one)];
    const chosen = finding === index;
    return [
      stroke(`${polyline(around)}Z`, color.night, 9, { opacity: 0.55 }),
      stroke(`${polyline(around)}Z`, fill, chosen ? 8 : 4),
      chosen ? circle(x, y, 40, 'none', { stroke: color.white, 'stroke-width': 5 }) : '',
      circle(x, y, 30, fill, { stroke: color.night, 'stroke-width': 4 }),
      text(figure(index + 1), x, y + 11, {
        size: 32,
        weight: 600,
        fill: ink,
        anchor: 'middle',
      }),
    ].join('');
  });
  return cut(`marks-${format}`, places[format].box, all.join(''));
}

export function findingSpots(data: Data, state: State, format: PictureFormat): SpotGroup {
  return {
    label: data.labels.findings,
    columns: 1,
    spots: data.findings.map((one, index) => ({
      id: String(index),
      label: `${index + 1}: ${one.name}`,
      box: boxOf(data, one, format),
      on: state.finding === index,
    })),
  };
}

/** The colour scale of the thermal picture; one rectangle per step, as gradients need ids. */
export function scaleBar(): string {
  const [x, y, width] = [page.left, 930, 300];
  const parts = 60;
  const bar = Array.from({ length: parts }, (_, part) =>
    rect(x + (part / parts) * width, y, width / parts, 16, heat(28 + (part / (parts - 1)) * 50), {
      'shape-rendering': 'crispEdges',
    }),
  );
  const style = { size: 24, weight: 500, fill: color.white } as const;
  return [
    path(`M${page.rail} ${y - 66}h${width + 96}v140h-${width + 96}z`, { fill: color.night, opacity: 0.86 }),
    text('28 °C', x, y - 16, style),
    text('78 °C', x + width, y - 16, { ...style, anchor: 'end' }),
    ...bar,
  ].join('');
}
