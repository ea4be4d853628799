import type { TruBuyer } from '../../../content/schema/trubuyer';
import { fill } from '../../fill';
import { figure, rupees } from '../format';
import { bleed, tall, type } from '../frame';
import { color } from '../palette';
import { measure, text } from '../pen';
import { rect } from '../svg';
import type { Box, PictureFormat, Screen } from '../types';
import { approval, approvalRegions, purchaseOrder, tallApproval, tallApprovalRegion } from './approval';
import { comparison, comparisonRegions, offerSpots } from './comparison';
import { type Offer, offersOf, orderOf, type State, weeksText } from './facts';

/** The screen has no window frame: its background is that of a pale blue section of the site. */
function ground(data: TruBuyer, format: PictureFormat): string {
  const { number, title, plant } = data.request;
  if (format === 'wide')
    return [
      rect(0, 0, bleed.width, bleed.height, color.sky),
      text(`${number} · ${title} · ${plant} · Illustrative data`, bleed.left, 60, type.note),
      approval(data),
    ].join('');
  return [
    rect(0, 0, tall.width, tall.height, color.sky),
    text(`${number} · ${title} · Illustrative data`, tall.left, 52, { ...type.note, room: tall.right - tall.left }),
  ].join('');
}

/** The result on the tall screen: what the order costs and saves. */
function tallResult(data: TruBuyer, { chosen, second, saving }: ReturnType<typeof orderOf>): string {
  const value = rupees(chosen.landed);
  const style = { ...type.figure, size: 100 };
  return [
    text(value, tall.left - 4, 164, style),
    text('landed', tall.left + measure(value, style) + 16, 164, { ...type.body, fill: color.muted }),
    text(`${chosen.vendor}, lowest accepted: ${rupees(saving)} below ${second.vendor}`, tall.left, 214, {
      ...type.strong,
      room: tall.right - tall.left,
    }),
    tallApproval(data),
  ].join('');
}

const tallRegions: Record<'approval' | 'order', Box> = {
  approval: tallApprovalRegion,
  order: [tall.left - 16, 76, 680, 264],
};

function describe(data: TruBuyer, state: State): string {
  const offers = offersOf(data, state);
  if (!state.items.includes(true)) return data.labels.none;
  const { chosen, second, saving } = orderOf(offers);
  const result = fill(data.labels.state, {
    vendor: chosen.vendor,
    landed: rupees(chosen.landed),
    saving: rupees(saving),
    second: second.vendor,
  });
  const offer = offers.find(({ vendor }) => vendor === state.vendor);
  if (!offer) return result;
  const { vendor, rank, weeks, rejected } = offer;
  const landed = rupees(offer.landed);
  const about = rejected
    ? fill(data.labels.rejected, { vendor, reason: rejected, landed })
    : fill(data.labels.accepted, { vendor, rank, landed, tax: rupees(offer.tax), weeks: weeksText(weeks) });
  return `${about} ${result}`;
}

export const trubuyer: Screen<TruBuyer, State> = {
  initialState: ({ items, quotations }) => ({ items: items.map(() => true), freight: quotations.map(() => true) }),

  draw(data, state, format) {
    const { items } = data;
    const offers = offersOf(data, state);
    const order = state.items.includes(true) && orderOf(offers);
    const wide = format === 'wide';
    return {
      size: wide ? bleed : tall,
      layers: [
        ground(data, format),
        comparison(data, state, offers, format),
        order ? (wide ? purchaseOrder : tallResult)(data, order) : '',
      ],
      fixed: 1,
      regions: { ...comparisonRegions(format, items.length), ...(wide ? approvalRegions : tallRegions) },
      spots: [offerSpots(data, state, format)],
    };
  },

  describe,

  controls: (data, state) => [
    {
      kind: 'checks',
      label: data.labels.items,
      options: data.items.map(({ name }, index) => ({
        id: `item ${index}`,
        label: name,
        on: state.items[index] ?? true,
      })),
    },
    {
      kind: 'checks',
      label: data.labels.freight,
      options: data.quotations.map(({ vendor }, index) => ({
        id: `freight ${index}`,
        label: vendor,
        on: state.freight[index] ?? true,
      })),
    },
  ],

  update(data, state, id) {
    if (data.quotations.some(({ vendor }) => vendor === id))
      return { ...state, vendor: state.vendor === id ? undefined : id };
    const [part, at] = id.split(' ');
    const flip = (list: boolean[]) => list.map((on, index) => (index === Number(at) ? !on : on));
    return part === 'item' ? { ...state, items: flip(state.items) } : { ...state, freight: flip(state.freight) };
  },

  table(data, state) {
    const offers = offersOf(data, state);
    const row = (name: string, of: (offer: Offer) => string | number) => [name, ...offers.map(of)];
    return {
      head: ['₹', ...offers.map(({ vendor }) => vendor)],
      rows: [
        row('Technical review', ({ rejected }) => (rejected ? `Rejected: ${rejected}` : 'Accepted')),
        ...data.items.map(({ name, quantity }, index) =>
          row(`${name} × ${figure(quantity)}`, ({ amounts }) => figure(amounts[index] ?? 0)),
        ),
        row('Freight', ({ freight }) => figure(freight)),
        row('GST', ({ tax }) => figure(tax)),
        row('Landed cost', ({ landed }) => figure(landed)),
        row('Rank', ({ rank }) => rank || '–'),
        row('Delivery, weeks', ({ weeks }) => weeks),
      ],
    };
  },
};
