import { describe, expect, it } from 'vitest';
import { focusPart, pictureAddress, portraitOf } from '@/lib/pictures';

describe('a picture', () => {
  it('has a portrait crop, a screen for phones, or neither', () => {
    expect(portraitOf('hero/saas.jpg')).toMatchObject({ stem: 'hero/saas-portrait', widths: [480, 800, 1200] });
    expect(portraitOf('products/truops.svg')).toMatchObject({ stem: 'phones/truops', widths: [] });
    expect(portraitOf('about/park.jpg')).toBeUndefined();
    expect(portraitOf('phones/truops.svg')).toBeUndefined();
  });

  it('has its largest file as address; a drawing that is served as such is its own', () => {
    expect(pictureAddress('about/park.jpg')).toBe('/images/about/park-2000.avif');
    expect(() => pictureAddress('about/none.jpg')).toThrow(
      'content/images/about/none.jpg is not in public/images/manifest.json: run "npm run images".',
    );
  });

  it('has its focal point in the upper or lower part, or neither', () => {
    expect(focusPart('services/asset-management.jpg')).toBe('upper');
    expect(focusPart('services/operations-maintenance.jpg')).toBe('lower');
    expect(focusPart('hero/saas.jpg')).toBeUndefined();
    expect(focusPart('about/park.jpg')).toBeUndefined();
  });
});
