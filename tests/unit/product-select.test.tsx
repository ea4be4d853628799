import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProductSelect } from '@/components/islands/product-select';

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
