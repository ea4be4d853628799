import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Accordion } from '@/components/islands/accordion';
import { exported } from '../lib/dom';

const titles = ['Company', 'Resources', 'Support', 'Legal'];
const accordion = <Accordion name="footer" groups={titles.map((title) => ({ title, panel: <p>{title} panel</p> }))} />;
const open = () =>
  titles.filter((name) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('starts closed, opens one at a time, and clicking the open one closes it', () => {
  render(accordion);
  const states = [open()];
  for (const name of ['Company', 'Legal', 'Legal', 'Support', 'Company']) {
    press(name);
    states.push(open());
  }
  expect(states).toEqual([[], ['Company'], ['Legal'], [], ['Support'], ['Company']]);
});

it('each button references its own panel (aria-controls)', () => {
  render(accordion);
  const panels = titles.map(
    (name) =>
      document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-controls') ?? '')?.textContent,
  );
  expect(panels).toEqual(titles.map((title) => `${title} panel`));
});

it('is a group of native <details> before hydration, and keeps the open one open', async () => {
  const { container, hydrate } = exported(accordion);
  const groups = [...container.querySelectorAll('details')];
  expect(groups.map((group) => group.getAttribute('name'))).toEqual(titles.map(() => 'footer'));
  (groups[1] as HTMLDetailsElement).open = true;
  await hydrate();
  expect(open()).toEqual(['Resources']);
});
