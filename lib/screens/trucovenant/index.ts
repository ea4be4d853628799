import type { TruCovenant } from '../../../content/schema/trucovenant';
import { fill } from '../../fill';
import { monthAndYear, shortDay } from '../format';
import { bleed, tall, type } from '../frame';
import { color } from '../palette';
import { text } from '../pen';
import { rect } from '../svg';
import type { Screen } from '../types';
import { detail, detailRegions, stateText } from './detail';
import { approvalCount, dutiesOf, iso, missingOf, type State, stateNames, stateOf } from './facts';
import { counts, daySpots, month, monthRegions, wideBox } from './month';
import { openDuty, tallBox, month as tallMonth, tallRegions } from './tall';

const kinds = ['statutory', 'lender', 'PPA'];
/** The duty of the chosen day, also where the filter hides it. */
const dutyOn = ({ duties }: TruCovenant, state: State) => duties.find(({ day }) => day === state.day);

export const trucovenant: Screen<TruCovenant, State> = {
  initialState: ({ duties, open, today }) => ({ day: duties.find(({ name }) => name === open)?.day ?? today }),

  draw(data, state, format) {
    const duty = dutyOn(data, state);
    const { width, height, left } = format === 'wide' ? bleed : tall;
    const time = `${monthAndYear(iso(data, 1))} · today ${shortDay(iso(data, data.today))} · Illustrative data`;
    const wide = format === 'wide';
    return {
      size: { width, height },
      layers: [
        rect(0, 0, width, height, color.paper) + text(time, left, wide ? 60 : 52, type.note),
        wide ? detail(data, duty, state.day) : openDuty(data, duty, state.day),
        (wide ? month : tallMonth)(data, state),
        counts(data, state, format),
      ],
      fixed: 1,
      regions: wide ? { ...monthRegions, ...detailRegions } : tallRegions,
      spots: [daySpots(data, state, wide ? wideBox : tallBox)],
    };
  },

  describe(data, state) {
    const duty = dutyOn(data, state);
    const shown = { count: dutiesOf(data, state).length, all: data.duties.length };
    const filtered = state.kind ? ` ${fill(data.labels.shown, shown)}` : '';
    if (!duty) return fill(data.labels.free, { day: shortDay(iso(data, state.day)) }) + filtered;
    const missing = missingOf(duty);
    const about = fill(data.labels.state, {
      title: duty.title,
      kind: duty.kind,
      due: shortDay(iso(data, duty.day)),
      state: stateText(data, duty),
      documents: missing.length ? `missing: ${missing.join(', ')}` : 'all documents there',
      approvals: duty.approvals
        .map(({ by, day: on }) => `${data.people[by] ?? by} ${on ? 'approved' : 'awaited'}`)
        .join(', '),
    });
    return about + filtered;
  },

  controls: (data, state) => [
    {
      kind: 'choice',
      label: data.labels.filter,
      options: [
        { id: data.labels.all, label: data.labels.all, on: !state.kind },
        ...kinds.map((kind) => ({ id: kind, label: kind, on: kind === state.kind })),
      ],
    },
  ],

  update(data, state, id) {
    if (id === data.labels.all) return { ...state, kind: undefined };
    return kinds.includes(id) ? { ...state, kind: id } : { ...state, day: Number(id) };
  },

  table: (data, state) => ({
    head: ['Due', 'Duty', 'To', 'Owner', 'State', 'Documents missing', 'Approvals'],
    rows: dutiesOf(data, state).map((duty) => [
      shortDay(iso(data, duty.day)),
      duty.title,
      duty.kind,
      data.people[duty.owner] ?? duty.owner,
      stateNames[stateOf(duty, data.today)],
      missingOf(duty).join(', ') || '–',
      `${approvalCount(duty)} of ${duty.approvals.length}`,
    ]),
  }),
};
