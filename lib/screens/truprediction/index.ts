import type { TruPrediction } from '../../../content/schema/truprediction';
import { BLOCKS, startOf } from '../../blocks';
import { fill } from '../../fill';
import { figure, signed } from '../format';
import type { Screen } from '../types';
import { chartRegions, chartScrub, ground } from './axes';
import { facts, inForce, type State } from './facts';
import { background, onNight, page } from './night';
import { past, schedules } from './series';
import { tallRegions, tallSummary, wideRegions, wideSummary } from './summary';

/** The current block as a sentence. */
function describe(data: TruPrediction, { now, sent }: State): string {
  const block = now - 1;
  const [scheduled = 0, actual = 0] = [inForce(data, sent)[block], data.actual[block]];
  return fill(data.labels.state, {
    time: startOf(block),
    scheduled: figure(scheduled, 1),
    actual: figure(actual, 1),
    error: `${signed(((actual - scheduled) / data.available) * 100, 1)}%`,
  });
}

/** A dark screen, for the desk from which schedules are sent. */
export const truprediction: Screen<TruPrediction, State> = {
  initialState: ({ now, revisions }) => ({ now, sent: revisions.map(() => true) }),

  draw(data, state, format) {
    const shown = facts(data, state);
    const wide = format === 'wide';
    return {
      size: page[format],
      layers: [
        background(format),
        ground(data, format),
        schedules(data, shown, format),
        past(shown, format),
        wide ? wideSummary(shown) : tallSummary(shown),
      ].map(onNight),
      fixed: 2,
      regions: { ...chartRegions(format), ...(wide ? wideRegions : tallRegions) },
      scrub: chartScrub(format),
    };
  },

  describe,

  controls: (data, state) => [
    {
      kind: 'slider',
      id: 'now',
      label: data.labels.block,
      min: 1,
      max: BLOCKS,
      value: state.now,
      shown: startOf(state.now - 1),
      play: true,
    },
    {
      kind: 'checks',
      label: data.labels.revisions,
      options: data.revisions.map(({ name, made }, index) => ({
        id: name,
        label: `${name}, ${startOf(made)}`,
        on: state.sent[index] ?? true,
      })),
    },
  ],

  update(data, state, id, value) {
    if (id === 'now') return { ...state, now: Math.max(1, value ?? state.now) };
    return { ...state, sent: state.sent.map((on, index) => (data.revisions[index]?.name === id ? !on : on)) };
  },

  table(data, state) {
    const schedule = inForce(data, state.sent);
    return {
      head: ['Block', 'Time', 'Day-ahead, MW', 'Schedule, MW', 'Actual, MW', 'Deviation, % of capacity'],
      rows: data.actual.map((actual, block) => {
        const planned = schedule[block] ?? 0;
        return [
          block + 1,
          startOf(block),
          figure(data.dayAhead[block] ?? 0, 1),
          figure(planned, 1),
          figure(actual, 1),
          figure((100 * (actual - planned)) / data.available, 1),
        ];
      }),
    };
  },
};
