import { team } from '../../content/team';

/** The sample people of the team page, in page order. A real portrait is never overwritten. */
export const people: { name: string; file: string }[] = Object.values(team)
  .flatMap((group) => (typeof group === 'object' && 'people' in group ? group.people : []))
  .filter(({ image, sample }) => sample && image.file.endsWith('.svg'))
  .map(({ name, image }) => ({ name, file: image.file.replace(/^team\//, '') }));

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => (word ?? '').charAt(0).toUpperCase()).join('');
}
