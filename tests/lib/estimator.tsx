import { fireEvent, render, screen, within } from '@testing-library/react';
import { Estimator } from '@/components/islands/estimator/estimator';
import { draft } from '@/components/islands/estimator/form-values';
import { deviation } from '@/content/deviation';
import { truprediction } from '@/content/products/truprediction';
import { exampleOf } from '@/lib/estimator/estimate-example';

/* Helpers for the tests of the deviation estimator: they open it, fill in its fields and read what it shows. */

export const { words } = deviation;
export const { actions } = words;
export const example = exampleOf(deviation, truprediction);
/** 96 blocks of 20 MW instead of 40 MW: an error of −40 % of 50 MW, ₹2,812.50 a block on the example's slabs. */
export const day = (row = '40\t20', count = 96) => Array(count).fill(row).join('\n');

export const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="radio"])`) as HTMLInputElement;
export const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
export const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
export const button = (name: string) => screen.getByRole('button', { name });
export const charge = () => document.querySelector('strong')?.textContent;
export const message = () => screen.getAllByRole('status').at(-1)?.textContent;
export const figures = () =>
  [...document.querySelectorAll('section[aria-label="Result"] dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
export const notes = () =>
  [...document.querySelectorAll('section[aria-label="Result"] .mt-4 p')].map((p) => p.textContent);
export const table = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
export const estimator = (
  <Estimator words={words} {...example} notes={[]} contact="/contact/?product=TruPrediction">
    <p>rules</p>
  </Estimator>
);
export const open = () => render(estimator);
export const enter = (rows = day()) => {
  type('rows', rows);
  type('capacity', '50');
  choose(words.form.bases.capacity);
};

/** Clears the URL, local storage and the form's draft, which outlive a test. */
export function reset() {
  history.replaceState(null, '', '/');
  localStorage.clear();
  delete draft.inputs;
  delete draft.opened;
}
