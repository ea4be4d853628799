import type { TruOps } from '../../../content/schema/truops';
import { fill } from '../../fill';
import { page, tallFrame } from '../frame';
import { group } from '../svg';
import type { Box, PictureFormat, Screen } from '../types';
import { jobsDone, type State, stepsDone } from './facts';
import { list } from './list';
import { inset, phone, shadow } from './phone';
import { partBoxes, photoBoxes, stepBox, workOrder } from './work-order';

/**
 * Two phones on a transparent background: the current job, whose left edge is that of the text above, and behind it the
 * shift, smaller, with its right edge covered.
 */
const behind = { x: 314, y: 129, scale: 0.88 };
const front = { x: 818, y: 14 };
/** On the tall screen the work order fills the width. */
const places = {
  wide: { x: front.x + inset.x, y: front.y + inset.y, scale: 1 },
  tall: { x: 36, y: 105, scale: 1.285 },
};

const placed = ([x, y, width, height]: Box, format: PictureFormat): Box => {
  const at = places[format];
  return [at.x + x * at.scale, at.y + y * at.scale, width * at.scale, height * at.scale];
};

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
            shadow +
              group(`translate(${behind.x} ${behind.y}) scale(${behind.scale})`, phone(0, 0, clock, list(data, state))),
            `${clip}<g clip-path="url(#truops-holes)">${phone(front.x, front.y, clock, workOrder(data, state))}</g>`,
          ]
        : [tallFrame(), group(`translate(${x} ${y}) scale(${scale})`, workOrder(data, state))];
    // The tall screen ends below the checklist.
    const shown = format === 'wide' ? partBoxes : { ...partBoxes, photos: partBoxes.checklist, spare: stepBox(2) };
    const parts = Object.entries(shown).map(([name, box]) => [name, placed(box, format)] as const);
    const shift: Box =
      format === 'wide'
        ? [behind.x + 24 * behind.scale, behind.y + 64 * behind.scale, 540 * behind.scale, 834 * behind.scale]
        : placed(partBoxes.head, format);
    return {
      layers,
      fixed: format === 'wide' ? 0 : 1,
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
