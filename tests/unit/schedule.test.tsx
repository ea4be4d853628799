import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Schedule } from '@/components/sections/schedule';
import type { Service } from '@/content/schema/services';
import { words } from '@/content/words';

const service = (columns: string[], tasks: Service['cards'][number]['tasks']) => ({
  ...({
    id: 'a',
    title: 'A',
    subtitle: 'A.',
    desc: 'A.',
    image: { file: 'services/a.jpg', alt: '' },
  } satisfies Partial<Service>),
  cards: [{ id: 'one', title: 'One', image: 'sun' as const, tasks }],
  schedule: { title: 'Year', intro: 'What is done when.', columns },
});
const tasks = (columns: string[], ...all: [from: number, to: number][]) => {
  render(
    <Schedule
      words={words}
      service={service(
        columns,
        all.map(([from, to]) => ({ label: `${from}-${to}`, from, to })),
      )}
    />,
  );
  return [...document.querySelectorAll('.schedule-plot li')];
};

it('each bar is named with the columns that it covers', () => {
  expect(tasks(['Q1', 'Q2', 'Q3', 'Q4'], [1, 3], [3, 4], [4, 6], [12, 12]).map((li) => li.textContent)).toEqual([
    '1-3 Q1',
    '3-4 Q1 to Q2',
    '4-6 Q2',
    '12-12 Q4',
  ]);
});

it('a word that both columns start with appears once', () => {
  expect(tasks(['Week 1', 'Week 2', 'Week 3', 'Week 4'], [1, 12]).map((li) => li.textContent)).toEqual([
    '1-12 Week 1 to 4',
  ]);
});

it('a label aligns with the start of its bar, or with its end if it is too long', () => {
  const bars = [
    { label: 'All of the year', from: 1, to: 12 },
    { label: 'Vegetation', from: 11, to: 12 },
    { label: 'Refinancing, debt, covenants and transactions, all at once', from: 4, to: 4 },
    { label: 'Cover and claims in operation', from: 7, to: 12 },
    { label: 'Cover and claims in operation.', from: 8, to: 12 },
  ];
  render(<Schedule words={words} service={service(['H1', 'H2'], bars)} />);
  expect([...document.querySelectorAll('.schedule-plot li')].map((li) => li.firstElementChild?.className)).toEqual([
    'col-start-1 col-end-13',
    'col-start-11 col-end-13',
    'col-start-1 col-end-5 md:text-right',
    'col-start-7 col-end-13',
    'col-start-1 col-end-13 md:text-right',
  ]);
});

it('a season has its label once, and a span behind the bars of each row that screen readers skip', () => {
  const one = service(['H1', 'H2'], [{ label: 'Rounds', from: 1, to: 12 }]);
  const season = { label: 'The rains', from: 6, to: 9 };
  render(<Schedule words={words} service={{ ...one, schedule: { ...one.schedule, season } }} />);
  expect([...document.querySelectorAll('.schedule-season')].map((row) => [row.tagName, row.textContent])).toEqual([
    ['P', 'The rains'],
    ['LI', ''],
  ]);
  const spans = [...document.querySelectorAll('.schedule-season span')].map(({ className }) => className);
  expect(spans).toEqual(['col-start-6 col-end-10', 'col-start-6 col-end-10']);
  expect(document.querySelector('.schedule-plot .schedule-season')?.getAttribute('aria-hidden')).toBe('true');
});
