import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProductScreen } from '@/components/sections/product-screen';
import { words } from '@/content/words';
import { shownScreens } from '@/lib/screen-file';

vi.mock('@/components/islands/tour', () => ({
  Tour: () => {
    throw new Error('seeded');
  },
}));

it('if the tour throws, the picture and the list of steps stay', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { truprediction } = shownScreens();
  const image = { file: 'products/truprediction.svg', alt: 'the drawing' };
  render(
    <ProductScreen image={image} title="TruPrediction" screen={truprediction} words={words}>
      <a href="/contact">Book Demo</a>
    </ProductScreen>,
  );
  expect(screen.getByAltText('the drawing')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(truprediction?.tour.length ?? 0);
  expect(screen.getByRole('link', { name: 'Book Demo' })).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
});
