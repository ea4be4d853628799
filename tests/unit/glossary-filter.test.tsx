import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { GlossaryFilter } from '@/components/islands/glossary-filter';
import { exported } from '../lib/dom';

const glossary = (
  <GlossaryFilter label="Filter the terms" found="{count} of {all} terms" none="No term">
    <section id="a">
      <article>
        <h3>Availability</h3>
      </article>
      <article>
        <h3>AvC</h3>
      </article>
    </section>
    <section id="p">
      <article>
        <h3>PPA</h3>
        <p>Availability is promised in it.</p>
      </article>
    </section>
  </GlossaryFilter>
);
let unmount: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/');
  ({ unmount } = render(glossary));
});
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter the terms' });
const filter = (value: string) => {
  fireEvent.input(field(), { target: { value } });
  const visible = [...document.querySelectorAll('section, article')].filter(
    (element) => !(element as HTMLElement).hidden,
  );
  return [
    visible.map((element) => element.id || element.querySelector('h3')?.textContent),
    screen.getByRole('status').textContent,
  ];
};
const all = ['a', 'Availability', 'AvC', 'p', 'PPA'];

it('shows the terms whose name contains the text, in any letter case, and the letters that have one', () => {
  expect(filter('av')).toEqual([['a', 'Availability', 'AvC'], '2 of 3 terms']);
  expect(filter(' PP ')).toEqual([['p', 'PPA'], '1 of 3 terms']);
});

it('says when no term is left', () => expect(filter('xyz')).toEqual([[], 'No term']));

it('shows all terms without a text', () => {
  filter('pp');
  expect(filter(' ')).toEqual([all, '']);
});

it('shows all terms again, and scrolls, when the address names a hidden one', () => {
  Element.prototype.scrollIntoView = vi.fn();
  filter('pp');
  act(() => {
    location.hash = '#a';
    dispatchEvent(new Event('hashchange'));
  });
  expect([field().value, document.querySelectorAll('[hidden]').length]).toEqual(['', 0]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
});

it('shows all terms again when a link leads to one', () => {
  filter('pp');
  act(() => void document.getElementById('a')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['', '']);
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
});

const address = (hash: string) =>
  act(() => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  });

it('leaves scrolling to the browser when the address names a visible term, or nothing', () => {
  Element.prototype.scrollIntoView = vi.fn();
  filter('pp');
  for (const hash of ['#p', '#nothing']) address(hash);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  expect(field().value).toBe('pp');
});

it('no longer follows the address after it is unmounted', () => {
  const stop = vi.spyOn(globalThis, 'removeEventListener');
  unmount();
  expect(stop.mock.calls.map(([type]) => type)).toContain('hashchange');
});

it('filters for a text that was typed before hydration, and says nothing until then', async () => {
  unmount();
  const { hydrate } = exported(glossary);
  expect(screen.getByRole('status').textContent).toBe('');
  field().value = 'pp';
  await hydrate();
  expect(screen.getByRole('status').textContent).toBe('1 of 3 terms');
  expect(document.querySelectorAll('[hidden]')).toHaveLength(3);
});

it('keeps the text in the entry of the history, for the way back without a full load', () => {
  filter('pp');
  const { state } = history;
  unmount();
  history.pushState(null, '', '/other/');
  history.replaceState(state, '', '/');
  render(glossary);
  expect(field().value).toBe('pp');
  expect(screen.getByRole('status').textContent).toBe('1 of 3 terms');
});

it('leaves the other values of the history’s state as they are', () => {
  history.replaceState({ tree: 1 }, '', '/');
  filter('pp');
  expect(history.state).toEqual({ tree: 1, filter: 'pp' });
});

it('keeps the text in a new entry too, when a link is followed from there', () => {
  filter('pp');
  history.pushState(null, '', '/#p');
  fireEvent.click(screen.getByRole('heading', { name: 'PPA' }));
  expect(history.state).toEqual({ filter: 'pp' });
});

it('forgets the text after a full load, until which all terms were shown', async () => {
  unmount();
  history.replaceState({ filter: 'pp' }, '', '/');
  vi.stubEnv('NODE_ENV', 'production');
  const { hydrate } = exported(glossary);
  await hydrate();
  expect([field().value, document.querySelectorAll('[hidden]').length]).toEqual(['', 0]);
  expect(history.state).toEqual({ filter: '' });
});

it('turns spellcheck off in its field', () => expect(field().getAttribute('spellcheck')).toBe('false'));
