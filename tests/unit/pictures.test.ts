import { describe, expect, it } from 'vitest';
import { masterPath } from '@/lib/master';
import { pictureAddress, pictureEntry } from '@/lib/pictures';
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
});
