import { expect, it, vi } from 'vitest';
import { focusClass, focusPart, portraitOf } from '@/lib/pictures';

vi.mock('@/content/images/focus.json', () => ({
  default: { 'about/top.jpg': [0.63, 0.3], 'about/middle.jpg': [0.5, 0.5], 'about/bottom.jpg': [0.57, 0.7] },
}));
vi.mock('@/public/images/manifest.json', () => {
  const picture = { width: 2400, height: 1350, widths: [1280, 2400] };
  const portrait = { width: 759, height: 1350, widths: [480, 800] };
  const drawing = { width: 720, height: 900, widths: [] };
  const pictures = {
    'hero/cropped.jpg': { ...picture, portrait },
    'hero/paired.jpg': picture,
    'hero/paired-portrait.jpg': { ...portrait, width: 1350 },
    'products/screen.svg': { ...drawing, width: 1600 },
    'phones/screen.svg': drawing,
    'about/top.jpg': picture,
  };
  return { default: { pictures } };
});

it('a picture has a portrait crop, a picture of its own for phones, a screen for phones, or none', () => {
  expect(portraitOf('hero/cropped.jpg')).toMatchObject({ stem: 'hero/cropped-portrait', width: 759 });
  expect(portraitOf('hero/paired.jpg')).toMatchObject({ stem: 'hero/paired-portrait', width: 1350 });
  expect(portraitOf('products/screen.svg')).toMatchObject({ stem: 'phones/screen', width: 720 });
  expect(portraitOf('about/top.jpg')).toBeUndefined();
  expect(portraitOf('phones/screen.svg')).toBeUndefined();
});

it('a focal point is in the upper part, in the lower part or in neither', () => {
  expect(focusPart('about/top.jpg')).toBe('upper');
  expect(focusPart('about/bottom.jpg')).toBe('lower');
  expect(focusPart('about/middle.jpg')).toBeUndefined();
  expect(focusPart('about/without.jpg')).toBeUndefined();
});

it('a picture is cropped around its focal point, in steps of 10 %, if it has one', () => {
  expect(focusClass('about/top.jpg')).toBe('object-[60%_30%]');
  expect(focusClass('about/bottom.jpg')).toBe('object-[60%_70%]');
  expect(focusClass('about/without.jpg')).toBeUndefined();
});
