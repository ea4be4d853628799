import { dayPath, dayPoint } from '../../lib/curve';
import { color, mix } from '../../lib/screens/palette';
import { circle, line, path, polyline, rect, round, steps, stroke } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { dayOfTerms, pale } from './day';

const [width, foot, top] = [240, 112, 16];
const ground = line(0, foot, width, foot, color.ink, 1.5);
const dotted = { 'stroke-dasharray': '0 5', 'stroke-linecap': 'round' };

/** A solar day `height` high that stands on the ground. */
const bell = (height: number, draw: (d: string) => string) =>
  `<g transform="translate(0 ${foot - height})">${draw(dayPath('solar', width, height))}</g>`;
const area = (fill: string) => (d: string) => path(`${d}Z`, { fill });
const curve = (d: string) => stroke(d, color.field, 2.5);
/** `body`, clipped to a rectangle. Within one drawing each needs another corner, because the corner makes the id. */
function within(x: number, y: number, w: number, h: number, body: string): string {
  const id = `clip-${round(x)}-${y}`;
  return `<clipPath id="${id}">${rect(x, y, w, h, color.ink)}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/**
 * Small drawings for terms of the glossary, by the id of the term. They have no figures and show no real values.
 * To remove one, delete it here, its file in content/images/terms and the `image` of its term in content/glossary.ts.
 */
const drawings: Record<string, () => string> = {
  // The power that the plant could give, less a machine out of service in the afternoon.
  'available-capacity': () =>
    [
      bell(88, area(pale)),
      within(126, 0, 42, 70, bell(88, area(color.amber))),
      bell(88, curve),
      stroke(`M0 ${top}H126V70H168V${top}H${width}`, color.ink, 2),
    ].join(''),
  // Hours of a period; in two of them the machine is stopped.
  availability: () =>
    Array.from({ length: 20 }, (_, hour) =>
      rect(hour * 12, top, 9, foot - top, hour === 12 || hour === 13 ? color.amber : color.field),
    ).join(''),
  // Energy of noon is stored and discharged in the evening.
  bess: () =>
    [
      bell(96, area(pale)),
      within(0, 0, width, 52, bell(96, area(color.amber))),
      bell(96, curve),
      rect(196, 76, 40, 36, color.amber),
      stroke('M132 24C172 2 208 20 216 60', color.ink, 2, dotted),
      path('M210 58L216 68L222 58Z', { fill: color.ink }),
    ].join(''),
  // A day's energy inside the rectangle of rated power × hours.
  cuf: () =>
    [stroke(`M1 ${foot}V${top}H239V${foot}`, color.ink, 2, dotted), bell(88, area(color.amber)), bell(88, curve)].join(
      '',
    ),
  // The output is cut off at its peak.
  curtailment: () =>
    [
      within(0, 50, width, 64, bell(96, area(pale))),
      within(0, 0, width, 50, bell(96, area(color.amber))),
      within(0, 49, width, 64, bell(96, curve)),
      bell(96, (d) => stroke(d, color.field, 1.5, dotted)),
      line(0, 50, width, 50, color.ink, 2),
    ].join(''),
  // The schedule in blocks, the output beside it.
  deviation: () => {
    const schedule = [0.12, 0.3, 0.52, 0.72, 0.86, 0.92, 0.86, 0.72, 0.52, 0.3, 0.16, 0.08];
    const actual = [0.1, 0.26, 0.56, 0.8, 0.9, 0.84, 0.6, 0.5, 0.56, 0.38, 0.16, 0.06];
    const x = (block: number) => block * 20;
    const y = (share: number) => foot - share * 96;
    const gaps = schedule.map((planned, i) => {
      const given = actual[i] as number;
      return rect(x(i), y(Math.max(planned, given)), 19, Math.abs(planned - given) * 96, color.amber);
    });
    return [
      ...gaps,
      stroke(steps(actual, x, y), color.field, 2.5),
      stroke(steps(schedule, x, y), color.ink, 1.5, dotted),
    ].join('');
  },
  // A charge that rises by slab.
  dsm: () =>
    [0, 28, 56, 96]
      .map((height, slab) => rect(slab * 60, foot - height, 58, height, mix(pale, color.amber, slab / 3)))
      .join(''),
  // Current over voltage, with the maximum power point.
  'i-v-curve': () => {
    const point = (share: number) => [220 * share, top + 8 + (foot - top - 8) * share ** 9] as const;
    const [x, y] = point(0.82);
    return [
      rect(0, y, x, foot - y, pale),
      stroke(polyline(Array.from({ length: 49 }, (_, i) => point(i / 48))), color.field, 2.5),
      circle(x, y, 6, color.amber),
    ].join('');
  },
  // The output that an outage takes away.
  'lost-generation': () => {
    const [from, y] = dayPoint('solar', 10.4, width, 96);
    const to = from + 34;
    const produced = (d: string) => area(pale)(d) + curve(d);
    return [
      within(0, 0, from, foot, bell(96, produced)),
      within(from, 1, to - from, foot, bell(96, area(color.amber))),
      within(to, 0, width, foot, bell(96, produced)),
      bell(96, (d) => stroke(d, color.field, 1.5, dotted)),
      line(from, foot - 96 + y, from, foot, color.field, 2.5),
      line(to, foot - 78, to, foot, color.field, 2.5),
    ].join('');
  },
  // What the plant gave, below what the irradiance allowed.
  pr: () =>
    [
      bell(96, area(color.amber)),
      bell(78, area(pale)),
      bell(78, curve),
      bell(96, (d) => stroke(d, color.ink, 1.5, dotted)),
    ].join(''),
  // Output falls from one cleaning to the next.
  soiling: () => {
    const saw = 'M0 26L78 58V26L156 58V26L240 60';
    return [
      path(`${saw}V${foot}H0Z`, { fill: pale }),
      path('M0 26H240V60L156 26V58L78 26V58Z', { fill: color.amber }),
      stroke(saw, color.field, 2.5),
    ].join('');
  },
};

/** The drawings of the glossary, by file name. */
export const terms = () => ({
  ...Object.fromEntries(
    Object.entries(drawings).map(([id, draw]) => [`${id}.svg`, document(width, 120, id, draw() + ground)]),
  ),
  ...dayOfTerms(),
});
