import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProductSelect } from '@/components/islands/product-select';
import { scrollToFragment } from '@/lib/scroll';
import { mediaMatching } from '../lib/dom';

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
});

const scrolled = vi.fn();
/** Opens the chapter at an address with this fragment. */
function arrive(fragment: string) {
  mediaMatching();
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  history.replaceState(null, '', fragment);
  render(
    <section className="chapter">
      <ProductSelect label="Product shown" options={['TruAnalytica', 'SolarVision']} />
      <article id="TruAnalytica" className="product" />
      <article id="SolarVision" className="product">
        <p id="solarvision-2" />
      </article>
    </section>,
  );
  history.replaceState(null, '', '/');
  return screen.getByRole<HTMLSelectElement>('combobox');
}

it('selects the product that the fragment names, on load and later', () => {
  const select = arrive('#SolarVision');
  expect([select.value, scrolled.mock.calls.length]).toEqual(['SolarVision', 1]);
  scrollToFragment('#TruAnalytica');
  expect(select.value).toBe('TruAnalytica');
});

it('selects the product of a tour whose step the fragment names, and leaves scrolling to the tour', () => {
  expect([arrive('#solarvision-2').value, scrolled.mock.calls.length]).toEqual(['SolarVision', 0]);
});
