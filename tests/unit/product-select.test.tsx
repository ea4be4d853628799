import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProductSelect } from '@/components/islands/product-select';
import { scrollToFragment } from '@/lib/scroll';
import { exported, mediaMatching } from '../lib/dom';

it('lists both products, selects the first, and logs a selection', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  render(<ProductSelect label="Product shown" options={['TruAnalytica', 'SolarVision']} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Product shown' });
  expect([...select.options].map(({ text }) => text)).toEqual(['TruAnalytica', 'SolarVision']);
  expect(select.value).toBe('TruAnalytica');
  expect(log).not.toHaveBeenCalled();
  fireEvent.change(select, { target: { value: 'SolarVision' } });
  expect(select.value).toBe('SolarVision');
  expect(log.mock.calls).toEqual([['SolarVision']]);
  expect(location.hash).toBe('#SolarVision');
  history.replaceState(null, '', location.pathname);
});

const scrolled = vi.fn();
const products = (
  <>
    <h2 id="chapter">Products</h2>
    <article id="TruAnalytica" className="product" />
    <article id="SolarVision" className="product">
      <p id="solarvision-2" />
    </article>
  </>
);
const options = ['TruAnalytica', 'SolarVision'];
const chapter = (
  <section className="chapter">
    <ProductSelect label="Product shown" options={options} />
    {products}
  </section>
);
const prepare = (fragment: string) => {
  mediaMatching();
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  history.replaceState(null, '', fragment);
};
/** Opens the chapter at an address with this fragment. */
function arrive(fragment: string) {
  prepare(fragment);
  const { rerender } = render(chapter);
  history.replaceState(null, '', '/');
  return { select: select(), leave: () => rerender(<section className="chapter">{products}</section>) };
}
const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const follow = (fragment: string) => {
  history.replaceState(null, '', fragment);
  dispatchEvent(new Event('hashchange'));
};

it('selects the product that the fragment names, on load and later', () => {
  const { select } = arrive('#SolarVision');
  expect([select.value, scrolled.mock.calls.length]).toEqual(['SolarVision', 1]);
  scrollToFragment('#TruAnalytica');
  expect(select.value).toBe('TruAnalytica');
});

it('selects the product of a tour whose step the fragment names, and leaves scrolling to the tour', () => {
  expect([arrive('#solarvision-2').select.value, scrolled.mock.calls.length]).toEqual(['SolarVision', 0]);
});

it('keeps its selection under a link to another part of the chapter', () => {
  const { select } = arrive('#SolarVision');
  scrollToFragment('#chapter');
  follow('#chapter');
  expect(select.value).toBe('SolarVision');
});

it('follows a later address, wherever the page is, and nothing after it is unmounted', () => {
  const { select, leave } = arrive('/');
  vi.stubGlobal('scrollY', 300);
  follow('#SolarVision');
  expect([select.value, scrolled.mock.calls.length]).toEqual(['SolarVision', 1]);
  const stop = vi.spyOn(document.querySelector('.chapter') as Element, 'removeEventListener');
  leave();
  expect(stop.mock.calls.map(([type]) => type)).toContain('beforematch');
  follow('#TruAnalytica');
  expect(scrolled).toHaveBeenCalledOnce();
});

it.each([
  ['scrolls after a link was followed before hydration', true, 'navigate', 1],
  ['stays where the browser has restored the scroll position', true, 'reload', 0],
  ['stays after a soft navigation, which scrolls by itself', false, 'navigate', 0],
])('%s', (_, hydrated, kind, times) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: kind }] as unknown as PerformanceEntryList);
  vi.stubGlobal('scrollY', 300);
  if (hydrated) {
    prepare('#SolarVision');
    // Unmounted at the end of the test, unlike what `hydrate` mounts.
    render(chapter, { container: exported(chapter).container, hydrate: true });
  } else arrive('#SolarVision');
  expect([select().value, scrolled.mock.calls.length]).toEqual(['SolarVision', times]);
});
