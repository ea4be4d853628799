import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Schedule } from '@/components/sections/schedule';
import type { Service } from '@/content/schema/services';

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
    '1-3: Q1',
    '3-4: Q1–Q2',
    '4-6: Q2',
    '12-12: Q4',
  ]);
});

it('a label begins with its bar, or ends with it where there is more room before', () => {
  const labels = tasks(['H1', 'H2'], [1, 12], [5, 8], [6, 8], [11, 12]).map((li) => li.lastElementChild?.className);
  expect(labels).toEqual([
    'col-start-1 col-end-13 justify-self-start',
    'col-start-5 col-end-13 justify-self-start',
    'col-start-1 col-end-9 justify-self-end text-right',
    'col-start-1 col-end-13 justify-self-end text-right',
  ]);
});
