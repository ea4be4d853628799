import { fill } from '../../fill';
import { figure, shortDay } from '../format';
import { frame, subtitle } from '../frame';
import type { Screen } from '../types';
import { type Data, kilowatts, position, type State, severity } from './facts';
import { head, list, listRegions, listSpots, tallList } from './list';
import {
  boxOf,
  findingSpots,
  handle,
  marks,
  places,
  scaleBar,
  severityStyles,
  thermalLayer,
  visibleLayer,
} from './view';

const splitText = (data: Data, { split }: State) => fill(data.labels.split, { share: split });

export const solarvision: Screen<Data, State> = {
  initialState: () => ({ split: 100 }),

  draw(data, state, format) {
    const wide = format === 'wide';
    const [worst] = data.findings;
    return {
      layers: [
        frame('SolarVision', format),
        thermalLayer(data, format),
        wide
          ? subtitle('SolarVision', `${data.plant} · drone flight of ${shortDay(data.date)}, ${data.time} IST`)
          : head(data, state),
        state.split < 100 ? visibleLayer(data, format) : '',
        handle(state, format),
        marks(data, state, format) + (wide ? scaleBar() : ''),
        wide ? list(data, state) : tallList(data, state),
      ],
      fixed: 2,
      regions: {
        view: places[format].box,
        ...(worst ? { hotspot: boxOf(data, worst, format) } : {}),
        ...Object.fromEntries(
          data.findings
            .filter(({ name }) => name === 'String outage')
            .map((one) => ['string', boxOf(data, one, format)]),
        ),
        ...listRegions(data.findings.length, format),
      },
      scrub: { id: 'split', box: places[format].box, from: 0, to: 100 },
      spots: [findingSpots(data, state, format), listSpots(data, state, format)],
    };
  },

  describe(data, state) {
    const one = data.findings[state.finding ?? -1];
    if (!one) return splitText(data, state);
    return fill(data.labels.state, {
      name: one.name,
      place: position(one),
      delta: one.delta,
      severity: severityStyles[severity(data, one)].label.toLowerCase(),
      lost: figure(kilowatts(data, one), 2),
      cause: one.cause,
    });
  },

  controls: (data, state) => [
    {
      kind: 'slider',
      id: 'split',
      label: data.labels.handle,
      min: 0,
      max: 100,
      value: state.split,
      shown: `${state.split}%`,
      text: splitText(data, state),
    },
    {
      kind: 'choice',
      label: data.labels.findings,
      options: data.findings.map(({ name }, index) => ({
        id: String(index),
        label: `${index + 1}: ${name}`,
        on: index === state.finding,
      })),
    },
  ],

  update(_, state, id, value) {
    if (id === 'split') return { ...state, split: value ?? state.split };
    return { ...state, finding: state.finding === Number(id) ? undefined : Number(id) };
  },

  table: (data) => ({
    head: ['No.', 'Fault', 'Place', 'Above neighbours, K', 'Severity', 'Power lost, kW', 'Cause'],
    rows: data.findings.map((one, index) => [
      index + 1,
      one.name,
      position(one),
      one.delta,
      severityStyles[severity(data, one)].label,
      figure(kilowatts(data, one), 2),
      one.cause,
    ]),
  }),
};
