import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptied } from '@/components/islands/estimator/form-values';
import { exported } from '../lib/dom';
import {
  button,
  charge,
  choose,
  day,
  enter,
  estimator,
  example,
  field,
  figures,
  notes,
  open,
  reset,
  type,
  words,
} from '../lib/estimator';

beforeEach(reset);

describe('the example', () => {
  it('is settled on all bases, and says what of it is assumed', () => {
    open();
    expect(charge()).toBe('₹31,628.75');
    expect(figures()).toEqual([
      [words.result.before, '₹4,850'],
      ['Blocks within tolerance', '74 of 96 (77.1%)'],
      ['Above / below schedule, MWh', '+239.4 / −202.8'],
    ]);
    expect(notes()).toEqual([
      'Example: TruPrediction’s day, an invented hybrid of 180 MW solar and 120 MW wind. Example slabs: enter your own. Assumed X: 50.',
      'Below and above schedule: 0 to 15% at ₹0, 15 to 25% at ₹0.50, 25 to 35% at ₹1, from 35% at ₹1.50 a kWh.',
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>(words.form.rows).placeholder).toBe('69.2\t81.6\n70\t84');
    expect(screen.getByText('rules')).toBeTruthy();
  });

  it('can be calculated with its revised schedule, and on another base', () => {
    open();
    choose(words.form.revised);
    expect(charge()).toBe('₹280');
    choose(words.form.dayAhead);
    choose(words.form.bases.capacity);
    expect(charge()).toBe('₹4,850');
    expect(screen.getByText('Charge for the example day, on available capacity', { selector: 'span' })).toBeTruthy();
    expect(figures()[0]).toEqual([words.result.after, '₹31,628.75']);
    choose(words.form.bases.schedule);
    expect(
      figures()
        .slice(0, 2)
        .map(([label]) => label),
    ).toEqual([words.result.before, words.result.after]);
  });

  it('no longer names as assumed what the visitor has changed', () => {
    open();
    type('x', '60');
    expect(notes()[0]).not.toContain('assumed');
    expect(notes()[0]).toContain('Example slabs');
    type('under-1-rate', '0.75');
    expect(notes()[0]).toBe('Example: TruPrediction’s day, an invented hybrid of 180 MW solar and 120 MW wind.');
  });

  it('that exceeds the capacity entered first is one message at the capacity, none at the empty rows', () => {
    open();
    type('capacity', '50');
    expect(field('capacity').getAttribute('aria-invalid')).toBe('true');
    expect(field('rows').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getAllByText(/^The example reaches [\d.]+ MW/)).toHaveLength(1);
  });

  it('is restored by its button', () => {
    open();
    enter();
    type('over-4-from', '90');
    fireEvent.click(button(words.form.reset));
    expect(charge()).toBe('₹31,628.75');
    expect(field('over-4-from').value).toBe('');
    expect([field('rows').value, field('capacity').value, field('x').value]).toEqual([
      '',
      example.initial.capacity,
      '50',
    ]);
  });
});

describe('a day of the visitor’s own', () => {
  it('begins with the first figure: spaces in the field leave the example as it is', () => {
    open();
    type('rows', ' \n');
    expect([field('capacity').value, field('x').value]).toEqual([example.initial.capacity, '50']);
    type('rows', ` \n${day()}`);
    expect([field('capacity').value, field('x').value]).toEqual(['', '']);
  });

  it('is there again after a way to another page and back, without a reload', () => {
    const { unmount } = open();
    enter();
    unmount();
    open();
    expect([charge(), field('rows').value]).toEqual(['₹2,70,000', day()]);
  });

  it('clears the example’s capacity and X, and nothing that the visitor has set', () => {
    open();
    type('rows', day());
    expect([field('capacity').value, field('x').value]).toEqual(['', '']);
    expect(charge()).toBe('–');
    expect(screen.getByText(words.result.waiting)).toBeTruthy();
    type('capacity', '50');
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('Enter X');
    choose(words.form.bases.capacity);
    expect(charge()).toBe('₹2,70,000');
    expect(figures()[0]).toEqual([words.result.after, 'Enter X']);
    expect(notes()).toHaveLength(2);
    expect(notes()[0]).toBe('Example slabs: enter your own.');
    type('x', '50');
    type('rows', day('40\t40'));
    expect([field('capacity').value, field('x').value, charge()]).toEqual(['50', '50', '₹0']);
  });

  it('clears them too if it was pasted before hydration', async () => {
    const { hydrate } = exported(estimator);
    field('rows').value = day();
    await hydrate();
    expect([field('capacity').value, field('x').value, charge()]).toEqual(['', '', '–']);
  });

  it('keeps a capacity that was changed before', () => {
    open();
    type('capacity', '80');
    type('rows', day());
    expect([field('capacity').value, field('x').value]).toEqual(['80', '']);
  });

  it('in MWh per block is read as four times as many MW', () => {
    open();
    enter(day('10\t5'));
    choose(words.form.mwh);
    expect(charge()).toBe('₹2,70,000');
  });

  it('with a zero schedule has no error on the schedule as base, and the result counts such blocks', () => {
    open();
    enter(day('0\t20'));
    choose(words.form.bases.schedule);
    expect(charge()).toBe('₹0');
    expect(screen.getByText(/^Blocks without a base: 96\./)).toBeTruthy();
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
      '12:00: scheduled 0 MW, actual 20 MW; the base is zero, so there is no error in per cent',
    );
    expect(screen.getByText(words.table.free)).toBeTruthy();
  });
});

describe('invalid input', () => {
  it('is named at its field, and stays', () => {
    open();
    enter(day('40\t20', 95));
    const rows = field('rows');
    expect([rows.getAttribute('aria-invalid'), rows.getAttribute('aria-describedby')]).toEqual([
      'true',
      'rows-hint rows-problem',
    ]);
    expect(document.querySelector('#rows-problem')?.textContent).toBe(
      '95 rows: 1 missing. A day has 96; write 0 only where schedule or output was zero.',
    );
    expect(rows.value).toBe(day('40\t20', 95));
    type('rows', day());
    expect([rows.getAttribute('aria-invalid'), rows.getAttribute('aria-describedby')]).toEqual([null, 'rows-hint']);
    expect(document.querySelector('#rows-problem')).toBeNull();
  });

  it('of a field without a hint is described by its problem alone', () => {
    open();
    type('capacity', 'many');
    const capacity = field('capacity');
    expect([capacity.getAttribute('aria-invalid'), capacity.getAttribute('aria-describedby')]).toEqual([
      'true',
      'capacity-problem',
    ]);
    type('capacity', '300');
    expect(capacity.hasAttribute('aria-describedby')).toBe(false);
  });

  it('of a field begins with its label for screen readers', () => {
    open();
    type('capacity', '');
    expect(document.querySelector('#capacity-problem')?.textContent).toBe(
      `${words.form.capacity}: ${words.problems.fieldEmpty}`,
    );
  });

  it('shows four problems of a field, and how many more there are', () => {
    open();
    enter(day('4O\t2O'));
    const problems = [...document.querySelectorAll('#rows-problem p')].map((p) => p.textContent);
    expect(problems.slice(0, 2)).toEqual([
      'Row 1, Schedule: “4O” is not a figure. Write digits, with one decimal sign.',
      'Row 1, Actual: “2O” is not a figure. Write digits, with one decimal sign.',
    ]);
    expect(problems).toHaveLength(5);
    expect(problems[4]).toMatch(/^And \d+ more\.$/);
  });

  it('of two slabs is marked at the fields of their rows, not of other rows or the other side', () => {
    open();
    type('under-1-from', '20');
    expect(document.querySelector('#under-problem')?.textContent).toBe(
      'Slab 2 begins at 20%, but slab 1 ends at 15%: close the gap between them.',
    );
    expect(field('under-0-to').getAttribute('aria-invalid')).toBe('true');
    expect(field('under-1-rate').getAttribute('aria-describedby')).toBe('under-problem');
    for (const name of ['under-2-from', 'over-0-to']) expect(field(name).hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('the slabs', () => {
  const shown = (side: string) =>
    [0, 1, 2, 3, 4, 5].filter(
      (row) => field(`${side}-${row}-from`)?.closest<HTMLElement>('.slab-row')?.hidden === false,
    );

  it('have one empty row below the filled ones', () => {
    open();
    expect(shown('under')).toEqual([0, 1, 2, 3, 4]);
    for (const part of ['from', 'to', 'rate']) type(`under-3-${part}`, ' ');
    expect(shown('under')).toEqual([0, 1, 2, 3]);
    expect(shown('over')).toEqual([0, 1, 2, 3, 4]);
  });

  it('have a name for each field', () => {
    open();
    expect(screen.getByRole('textbox', { name: 'Below schedule, slab 2: From, %' })).toBe(field('under-1-from'));
    expect(screen.getByRole('textbox', { name: 'Above schedule, slab 1: Rate, ₹/kWh' })).toBe(field('over-0-rate'));
  });

  it('in per cent need the contract rate', () => {
    open();
    const contract = () => field('contract').closest<HTMLElement>('[hidden]');
    expect(contract()).not.toBeNull();
    choose(words.form.percent);
    expect(contract()).toBeNull();
    expect(charge()).toBe('–');
    type('contract', '2');
    expect(charge()).toBe('₹632.58');
  });
});

it('a link without a value leaves the choices of the example, and empties the other fields', () => {
  expect(emptied({ unit: 'mw', base: 'weighted', kind: 'inr', example: 'revised', x: '50', capacity: '300' })).toEqual({
    unit: 'mw',
    base: 'weighted',
    kind: 'inr',
    example: 'revised',
    x: '',
    capacity: '',
  });
});
