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

it('selects the product that the fragment names, on load and later', () => {
  mediaMatching();
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '#SolarVision');
  render(
    <section className="chapter">
      <ProductSelect label="Product shown" options={['TruAnalytica', 'SolarVision']} />
      <article id="TruAnalytica" />
      <article id="SolarVision" />
    </section>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.value).toBe('SolarVision');
  scrollToFragment('#TruAnalytica');
  expect(select.value).toBe('TruAnalytica');
  history.replaceState(null, '', '/');
});
