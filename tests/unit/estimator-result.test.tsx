import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, day, enter, open, reset, table, type, words } from '../lib/estimator';

beforeEach(reset);

describe('the chart', () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider');
  const chart = () => screen.getByRole('img', { name: words.chart.label });

  it('begins with the block that costs most, and shows the figures of any other', () => {
    open();
    expect(slider().value).toBe('43');
    expect(slider().getAttribute('aria-valuetext')).toBe(
      '10:30: scheduled 183.2 MW, actual 126.8 MW, −56.4 MW or −23.3% of the base, ₹2,520',
    );
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(document.querySelector('.chart-text')?.textContent).toMatch(
      /^00:00: scheduled 69\.2 MW, actual 81.6 MW, \+12\.4 MW/,
    );
    expect(document.querySelector('.chart-mark')?.getAttribute('d')).toMatch(/^M0\.5 0V/);
  });

  it('selects the block below the pointer, but not while a finger only passes over it', () => {
    open();
    vi.spyOn(chart(), 'getBoundingClientRect').mockReturnValue({ left: 10, width: 960 } as DOMRect);
    const at = (clientX: number, options = {}) => {
      fireEvent.pointerMove(chart(), { clientX, buttons: 1, pointerType: 'mouse', ...options });
      return slider().value;
    };
    expect([at(10), at(19.9), at(20), at(969), at(-50), at(2000)]).toEqual(['1', '1', '2', '96', '1', '96']);
    expect(document.querySelector('.chart-mark')?.getAttribute('d')).toMatch(/^M95\.5 0V/);
    expect(at(10, { pointerType: 'touch', buttons: 0 })).toBe('96');
    expect(at(10, { pointerType: 'touch', buttons: 1 })).toBe('1');
    // A mouse selects without being pressed.
    expect(at(20, { buttons: 0 })).toBe('2');
  });

  it('compares the bars with those of the charge on capacity alone, unless these are the bars', () => {
    const legend = () => screen.queryByText(words.chart.onCapacity);
    open();
    expect(legend()).not.toBeNull();
    expect(document.querySelectorAll('.chart-area.text-amber + path[d^=M]')).toHaveLength(1);
    choose(words.form.bases.capacity);
    expect(legend()).toBeNull();
    expect(document.querySelector('.chart-area.text-amber + path')).toBeNull();
  });

  it('has a line at every six hours over its whole height, and in the upper part one at half of it', () => {
    open();
    const charts = [...document.querySelectorAll('.chart svg')].map((svg) => {
      const [left, top, width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      return { box: [left, top, width], height, grid: svg.querySelector('.chart-grid')?.getAttribute('d') };
    });
    const hours = (height = 0) => `M24 0V${height}M48 0V${height}M72 0V${height}`;
    const [power, charge] = charts.map(({ height = 0 }) => height);
    expect(charts).toEqual([
      { box: [0, 0, 96], height: power, grid: `M0 0H96M0 ${(power ?? 0) / 2}H96${hours(power)}` },
      { box: [0, 0, 96], height: charge, grid: `M0 0H96${hours(charge)}` },
    ]);
  });

  it('has no text of a block without a charge', () => {
    open();
    type('x', '');
    expect(slider().getAttribute('aria-valuetext')).toBe('');
    expect(document.querySelector('.chart-text')?.textContent).toBe('');
  });

  it('has its largest values, and half of the power, at the axes and the hours below', () => {
    open();
    expect([...document.querySelectorAll('.chart-scale span')].map((span) => span.textContent)).toEqual([
      '250 MW',
      '125',
      '0',
      '₹3,000',
    ]);
    expect([...document.querySelectorAll('.chart-hours span')].map((span) => span.textContent)).toEqual([
      '00:00',
      '06:00',
      '12:00',
      '18:00',
      '24:00',
    ]);
  });
});

describe('the charge', () => {
  const compared = () => screen.queryByText(/times the charge on capacity alone/)?.textContent;

  it('is compared with the charge on capacity, unless it is that one, that one is zero or a block has no base', () => {
    open();
    // 31,628.75 ÷ 4,850
    expect(compared()).toBe('6.5 times the charge on capacity alone');
    enter();
    expect(compared()).toBeUndefined();
    choose(words.form.bases.schedule);
    // 3,750 ÷ 2,812.5 a block
    expect(compared()).toBe('1.3 times the charge on capacity alone');
    for (const rows of [day('40\t40'), `0\t10\n${day('40\t20', 95)}`]) {
      enter(rows);
      choose(words.form.bases.schedule);
      expect(compared()).toBeUndefined();
    }
  });
});

describe('the tables', () => {
  it('show the most expensive blocks with their errors on each base', () => {
    open();
    const rows = table(words.table.costliest);
    expect(rows).toHaveLength(11);
    expect(rows.slice(0, 2)).toEqual([
      [
        'Block',
        'From',
        'Schedule, MW',
        'Actual, MW',
        'Deviation, MW',
        '% of capacity',
        '% of weighted base',
        '% of schedule',
        'Charge, ₹',
      ],
      ['43', '10:30', '183.2', '126.8', '−56.4', '−18.8', '−23.3', '−30.8', '2,520.00'],
    ]);
  });

  it('show all blocks when opened', () => {
    open();
    expect(screen.queryByRole('region', { name: words.table.all })).toBeNull();
    const details = document.querySelector('details') as HTMLDetailsElement;
    act(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    expect(table(words.table.all)).toHaveLength(97);
    expect(table(words.table.all)[96]?.slice(0, 2)).toEqual(['96', '23:45']);
  });

  it('have a dash for a base that cannot be computed, and “no base” for an error on a zero base', () => {
    open();
    enter(day('0\t20'));
    expect(table(words.table.costliest)[1]).toEqual([
      '1',
      '00:00',
      '0',
      '20',
      '+20.0',
      '+40.0',
      '–',
      'no base',
      '2,812.50',
    ]);
  });
});

describe('one block', () => {
  const rows = () =>
    [...document.querySelectorAll<HTMLTableRowElement>('.one-block tr')].map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent),
    );

  it('is worked through on each base, slab by slab', () => {
    open();
    expect(rows()).toEqual([
      ['', 'on available capacity', 'on the weighted base', 'on the schedule'],
      ['Base, MW', '50', '45', '40'],
      ['Error, %', '−40.0', '−44.4', '−50.0'],
      ['15 to 25% at ₹0.50', '₹6251,250 kWh', '₹562.501,125 kWh', '₹5001,000 kWh'],
      ['25 to 35% at ₹1', '₹1,2501,250 kWh', '₹1,1251,125 kWh', '₹1,0001,000 kWh'],
      ['from 35% at ₹1.50 a kWh', '₹937.50625 kWh', '₹1,593.751,062.5 kWh', '₹2,2501,500 kWh'],
      ['One block', '₹2,812.50', '₹3,281.25', '₹3,750'],
      ['16 blocks', '₹45,000', '₹52,500', '₹60,000'],
    ]);
  });

  it('has the slabs of its side that a deviation reaches, with an empty cell where a base does not reach one', () => {
    open();
    type('one-actual', '27');
    expect(rows().slice(3, -2)).toEqual([
      ['15 to 25% at ₹0.50', '₹6251,250 kWh', '₹562.501,125 kWh', '₹5001,000 kWh'],
      ['25 to 35% at ₹1', '₹125125 kWh', '₹437.50437.5 kWh', '₹750750 kWh'],
    ]);
    type('one-actual', '28');
    expect(rows()[4]).toEqual(['25 to 35% at ₹1', '', '₹187.50187.5 kWh', '₹500500 kWh']);
    type('over-1-rate', '0.4');
    type('one-actual', '50');
    expect(rows().slice(3, -2)).toEqual([['15 to 25% at ₹0.40', '₹250625 kWh', '₹325812.5 kWh', '₹4001,000 kWh']]);
  });

  it('shows the limits of slabs unrounded', () => {
    open();
    for (const side of ['over', 'under']) for (const part of ['1-to', '2-from']) type(`${side}-${part}`, '25.25');
    expect(rows().slice(3, 5)).toEqual([
      ['15 to 25.25% at ₹0.50', '₹640.631,281.25 kWh', '₹576.561,153.125 kWh', '₹512.501,025 kWh'],
      ['25.25 to 35% at ₹1', '₹1,218.751,218.75 kWh', '₹1,096.881,096.875 kWh', '₹975975 kWh'],
    ]);
  });

  it('leaves out the weighted base without X, and everything if a value is wrong', () => {
    open();
    type('x', '');
    expect(rows()[0]).toEqual(['', 'on available capacity', 'on the schedule']);
    type('one-scheduled', '60');
    expect(rows()).toEqual([]);
    expect(document.querySelector('#one-scheduled-problem')?.textContent).toBe(
      'Schedule, MW: 60 MW is above the available capacity of 50 MW. Correct one of the two.',
    );
  });

  it('has “no base” for an error on a zero base', () => {
    open();
    type('one-scheduled', '0');
    expect(rows()[2]?.[3]).toBe('no base');
  });
});
