import { BLOCKS, energy, startOf, sum } from '../../blocks';
import { fill } from '../../fill';
import { figure, shortDay } from '../format';
import { frame, page, subtitle, tall } from '../frame';
import { color } from '../palette';
import { line } from '../svg';
import type { Screen } from '../types';
import { chart, chartScrub } from './chart';
import { combinerMap, combinerRegions, combinerSpots, reasonOf, selectedCombiner } from './combiners';
import { type Data, facts, lossOf, nameOf, type State } from './facts';
import { kpis, plantSpots, table } from './table';

/** The capacity of solar and wind at the meter. A storage only shifts their energy. */
const capacity = ({ portfolio }: Data) =>
  sum(portfolio.plants.filter(({ kind }) => kind !== 'storage').map(({ grid }) => grid));

const describe = (data: Data, state: State): string => {
  const { power, forecast, energy } = facts(data, state);
  const block = state.now - 1;
  const lost = sum(lossOf(data, state.cell).slice(0, state.now));
  return `${fill(data.labels.state, {
    time: startOf(block),
    plant: state.plant ?? data.labels.all,
    power: figure(power[block] ?? 0, 1),
    forecast: figure(forecast[block] ?? 0, 1),
    energy: figure(energy, 1),
  })} ${fill(data.labels.cell, { name: nameOf(state.cell), share: reasonOf(data, state.cell), loss: figure(lost, 2) })}`;
};

export const truanalytica: Screen<Data, State> = {
  initialState: ({ now, map: { fault } }) => ({ now, cell: { inverter: fault.inverter, combiner: fault.combiner } }),

  draw(data, state, format) {
    const shown = facts(data, state);
    const still = [frame('TruAnalytica', format), combinerMap(data, format)];
    if (format === 'tall') {
      const title = `${state.plant ?? 'Portfolio'}, MW`;
      return {
        layers: [
          ...still,
          selectedCombiner(data, state, format),
          line(tall.left, 584, tall.right, 584, color.line),
          chart(shown, format, title),
        ],
        fixed: still.length,
        regions: {
          ...combinerRegions(format),
          energy: [240, 594, 460, 44],
          chart: [tall.left - 16, 594, 680, 298],
          plants: [tall.left - 16, 594, 680, 298],
        },
        spots: [combinerSpots(data, state, format)],
        scrub: chartScrub(format),
      };
    }
    const time = `${data.plants.length} plants · ${figure(capacity(data))} MW · ${shortDay(data.date)}, ${startOf(state.now)} IST`;
    return {
      layers: [
        ...still,
        subtitle('TruAnalytica', time),
        kpis(shown, data),
        chart(shown, format, `${state.plant ?? 'Generation'}, MW in 15-minute blocks`),
        table(shown, state),
        selectedCombiner(data, state, format),
      ],
      fixed: still.length,
      regions: {
        ...combinerRegions(format),
        energy: [page.left - 20, 152, 380, 146],
        chart: [page.left - 20, 314, 950, 366],
        plants: [page.left - 20, 684, 950, 308],
      },
      spots: [plantSpots(data, state), combinerSpots(data, state, format)],
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
      kind: 'choice',
      label: data.labels.plants,
      options: [
        { id: data.labels.all, label: data.labels.all, on: !state.plant },
        ...data.plants.map(({ name }) => ({ id: name, label: name, on: name === state.plant })),
      ],
    },
  ],

  update(data, state, id, value) {
    if (id === 'now') return { ...state, now: Math.max(1, value ?? state.now) };
    if (id === data.labels.all) return { ...state, plant: undefined };
    if (data.plants.some(({ name }) => name === id)) return { ...state, plant: state.plant === id ? undefined : id };
    const [inverter = 1, combiner = 1] = id.split('.').map(Number);
    return { ...state, cell: { inverter, combiner } };
  },

  table(data, state) {
    const { power, forecast } = facts(data, { ...state, now: BLOCKS });
    const loss = lossOf(data, state.cell);
    return {
      head: ['Block', 'Time', 'Power, MW', 'Forecast, MW', 'Energy, MWh', `Lost at ${nameOf(state.cell)}, MWh`],
      rows: power.map((value, block) => [
        block + 1,
        startOf(block),
        figure(value, 1),
        figure(forecast[block] ?? 0, 1),
        figure(energy([value]), 1),
        (loss[block] ?? 0).toFixed(4),
      ]),
    };
  },
};
