import type { TruOps } from '../../../content/schema/truops';
import { fill } from '../../fill';
import { page, tall } from '../frame';
import { color } from '../palette';
import { group, rect } from '../svg';
import type { Box, PictureFormat, Screen } from '../types';
import { jobsDone, type State, stepsDone } from './facts';
import { list } from './list';
import { inset, light, phone, statusBar } from './phone';
import { partBoxes, photoBoxes, stepBox, workOrder } from './work-order';

/**
 * The wide screen has two phones on a transparent background. The current job is in front; its left edge is that of the text
 * above. The list of the shift is to its left, smaller.
 */
const front = { x: 818, y: 14 };
const behind = { x: 266, y: 129, scale: 0.88 };
/** Where the work order's content is. On the tall screen this content fills the width. */
const places = {
  wide: { x: front.x + inset.x, y: front.y + inset.y, scale: 1 },
  tall: { x: 36, y: 105, scale: 1.285 },
};

const move = (to: { x: number; y: number; scale: number }, [x, y, width, height]: Box): Box => [
  to.x + x * to.scale,
  to.y + y * to.scale,
  width * to.scale,
  height * to.scale,
];
const placed = (box: Box, format: PictureFormat): Box => move(places[format], box);

/** The holes of the wide screen. Only its picture (art/products) contains the photographs: it shows through the holes of the live screen. */
export const photoHoles = photoBoxes.map((box) => placed(box, 'wide'));
const holes = photoHoles.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
const outside = `M0 0H${page.width}V${page.height}H0z`;
const clip = `<clipPath id="truops-holes"><path clip-rule="evenodd" d="${outside}${holes}"/></clipPath>`;

const describe = (data: TruOps, state: State): string => {
  const next = data.order.checklist[state.done.indexOf(false)];
  if (!next) return fill(data.labels.closed, { number: data.order.number });
  return fill(data.labels.state, { done: stepsDone(state), all: state.done.length, next: next.step });
};

export const truops: Screen<TruOps, State> = {
  initialState: ({ order }) => ({ done: order.checklist.map(({ done }) => done), permit: false }),

  draw(data, state, format) {
    const { clock } = data.shift;
    const { x, y, scale } = places.tall;
    const layers =
      format === 'wide'
        ? [
            light +
              group(`translate(${behind.x} ${behind.y}) scale(${behind.scale})`, phone(0, 0, clock, list(data, state))),
            `${clip}<g clip-path="url(#truops-holes)">${phone(front.x, front.y, clock, workOrder(data, state))}</g>`,
          ]
        : [
            rect(0, 0, tall.width, tall.height, color.white),
            group(`translate(${x - inset.x * scale} ${y - inset.y * scale}) scale(${scale})`, statusBar(clock)),
            group(`translate(${x} ${y}) scale(${scale})`, workOrder(data, state)),
          ];
    // The tall screen ends below the checklist.
    const shown = format === 'wide' ? partBoxes : { ...partBoxes, photos: partBoxes.checklist, spare: stepBox(2) };
    const parts = Object.entries(shown).map(([name, box]) => [name, placed(box, format)] as const);
    const shift: Box = format === 'wide' ? move(behind, [24, 64, 540, 834]) : placed(partBoxes.head, format);
    return {
      layers,
      fixed: format === 'wide' ? 0 : 2,
      regions: { ...Object.fromEntries(parts), shift },
      spots: [
        {
          label: data.labels.permit,
          columns: 1,
          spots: [{ id: 'permit', label: data.labels.permit, box: placed(partBoxes.permit, format), on: state.permit }],
        },
        {
          label: data.labels.checklist,
          columns: 1,
          ticks: true,
          spots: state.permit
            ? []
            : data.order.checklist.map(({ step }, index) => ({
                id: String(index),
                label: step,
                box: placed(stepBox(index), format),
                on: state.done[index] ?? false,
              })),
        },
      ],
    };
  },

  describe,
  controls: () => [],

  update(_, state, id) {
    if (id === 'permit') return { ...state, permit: !state.permit };
    return { ...state, done: state.done.map((on, index) => (index === Number(id) ? !on : on)) };
  },

  table: (data, state) => ({
    head: ['Step', 'Work order', 'Done'],
    rows: [
      ...data.order.checklist.map(({ step }, index) => [index + 1, step, state.done[index] ? 'yes' : 'no']),
      ['', `Jobs of the shift done before: ${jobsDone(data.jobs)} of ${data.jobs.length}`, ''],
    ],
  }),
};
