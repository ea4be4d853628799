import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exported } from '../lib/dom';
import { charge, choose, day, enter, estimator, open, reset, table, type, words } from '../lib/estimator';

const { costliest, all, free } = words.table;
const details = () => document.querySelector('details.needs-scripts') as HTMLDetailsElement;
const unfold = () =>
  act(() => {
    details().open = true;
    details().dispatchEvent(new Event('toggle'));
  });
/** The last cells of a table's rows: the charges. */
const charges = (name: string) =>
  table(name)
    .slice(1)
    .map((row) => row.at(-1));
const shown = () => [
  screen.queryByRole('heading', { name: costliest }) !== null,
  screen.queryByText(free) !== null,
  screen.queryByRole('region', { name: costliest }) !== null,
];

beforeEach(reset);

describe('the most expensive blocks', () => {
  it('are a table below a heading', () => {
    open();
    expect(shown()).toEqual([true, false, true]);
  });

  it('are a sentence if no block costs anything', () => {
    open();
    enter(day('40\t40'));
    expect(shown()).toEqual([true, true, false]);
  });

  it('are left out while the day has no charge; the table of all blocks stays, with a dash for each charge', () => {
    open();
    type('x', '');
    expect(shown()).toEqual([false, false, false]);
    unfold();
    const rows = within(details()).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.lastChild?.textContent)).toEqual(Array(96).fill('–'));
  });

  it('show paise in all rows or in none', () => {
    open();
    // 12.5 MW and 20 MW of 50 MW: ₹625 and ₹2,812.50.
    enter(`40\t20\n${day('40\t27.5', 95)}`);
    expect(charges(costliest).slice(0, 3)).toEqual(['2,812.50', '625.00', '625.00']);
    enter(day('40\t27.5'));
    expect(charges(costliest).slice(0, 2)).toEqual(['625', '625']);
  });
});

it('the tables keep their roles where the style sheet changes how they are displayed', () => {
  open();
  const roles: Record<string, Set<string | null>> = {};
  for (const element of document.querySelectorAll('.day-table, .day-table *')) {
    const name = element.localName === 'th' ? `th of a ${element.getAttribute('scope')}` : element.localName;
    roles[name] = (roles[name] ?? new Set()).add(element.getAttribute('role'));
  }
  expect(Object.fromEntries(Object.entries(roles).map(([name, found]) => [name, [...found].join()]))).toEqual({
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    tr: 'row',
    'th of a col': 'columnheader',
    'th of a row': 'rowheader',
    td: 'cell',
  });
});

describe('the exported page', () => {
  it('has the example’s most expensive blocks, and neither the table of all blocks nor the line below the form', async () => {
    const { container, hydrate } = exported(estimator);
    const line = () => container.querySelector('.charge-line')?.textContent;
    expect(table(costliest)).toHaveLength(11);
    expect(container.querySelectorAll('.day-table')).toHaveLength(1);
    expect(line()).toBeUndefined();
    await hydrate();
    expect(container.querySelectorAll('.day-table')).toHaveLength(1);
    expect(line()).toContain(charge());
    choose(words.form.bases.capacity);
    expect(line()).toContain('₹4,850');
  });

  it('keeps the table of all blocks open that was opened before hydration', async () => {
    const { hydrate } = exported(estimator);
    details().open = true;
    await hydrate();
    expect(table(all)).toHaveLength(97);
  });
});
