import { describe, expect, it } from 'vitest';
import { masterPath } from '@/lib/master';
import { focusClass, focusPart, pictureAddress, pictureEntry, portraitOf } from '@/lib/pictures';
import manifest from '@/public/images/manifest.json';

describe('a picture', () => {
  const { pictures } = manifest as { pictures: Record<string, { format: string; widths: number[] }> };
  const [photograph = ''] = Object.entries(pictures).find(([, { widths }]) => widths.length > 1) ?? [];
  const [drawing = ''] = Object.entries(pictures).find(([, { widths }]) => widths.length === 0) ?? [];

  it('has the URL of its widest file, a drawing that of its SVG', () => {
    const stem = photograph.replace(/\.\w+$/, '');
    const widest = Math.max(...(pictures[photograph]?.widths ?? []));
    expect(pictureAddress(photograph)).toBe(`/images/${stem}-${widest}.avif`);
    expect(pictureAddress(drawing)).toBe(`/images/${drawing.replace(/\.\w+$/, '')}.svg`);
  });

  // The hash of a picture does not depend on the code of scripts/images: after a change there, the files of earlier runs stay
  // until `recipe` (scripts/images/inspect.ts) changes.
  it('that is an SVG is served as it is', () => {
    const other = Object.entries(pictures).filter(([name, { format }]) => name.endsWith('.svg') && format !== 'svg');
    expect(other.map(([name]) => name)).toEqual([]);
  });

  it('that was not processed says what to run', () => {
    expect(() => pictureEntry('team/nobody.jpg')).toThrow(
      'content/images/team/nobody.jpg is not in public/images/manifest.json: run "npm run images".',
    );
  });

  it.each([
    ['team/a.jpg', 'team/a.jpg'],
    ['./team/a.jpg', 'team/a.jpg'],
    ['/team/a.jpg', 'team/a.jpg'],
    ['content/images/team/a.jpg', 'team/a.jpg'],
    ['/content/images/team/a.jpg', 'team/a.jpg'],
    [String.raw`content\images\team\a.jpg`, 'team/a.jpg'],
    ['team/content/images/a.jpg', 'team/content/images/a.jpg'],
  ])('named %s is %s', (file, path) => expect(masterPath(file)).toBe(path));

  it('has a portrait crop, a picture of its own for phones, a screen for phones, or none', () => {
    expect(portraitOf('hero/services.jpg')).toMatchObject({ stem: 'hero/services-portrait', widths: [480, 800, 1200] });
    expect(portraitOf('hero/saas.jpg')).toMatchObject({ stem: 'hero/saas-portrait', width: 1350 });
    expect(portraitOf('products/truops.svg')).toMatchObject({ stem: 'phones/truops', widths: [] });
    expect(portraitOf('about/park.jpg')).toBeUndefined();
    expect(portraitOf('phones/truops.svg')).toBeUndefined();
  });

  it('has its focal point in the upper or lower part, or neither', () => {
    expect(focusPart('services/asset-management.jpg')).toBe('upper');
    expect(focusPart('services/operations-maintenance.jpg')).toBe('lower');
    expect(focusPart('hero/services.jpg')).toBeUndefined();
    expect(focusPart('journey/horizon.jpg')).toBeUndefined();
  });

  it('is cropped around its focal point, if it has one', () => {
    expect(focusClass('hero/services.jpg')).toBe('object-[60%_50%]');
    expect(focusClass('services/asset-management.jpg')).toBe('object-[50%_30%]');
    expect(focusClass('journey/horizon.jpg')).toBeUndefined();
  });
});
