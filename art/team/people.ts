import { team } from '../../content/team';

/** Everybody of the team page, in its order, with the master that the page asks for. */
export const people: { name: string; file: string }[] = Object.values(team).flatMap((group) =>
  typeof group === 'object' && 'people' in group
    ? group.people.map(({ name, image }) => ({ name, file: image.file.replace(/^team\//, '') }))
    : [],
);

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => (word ?? '').charAt(0).toUpperCase()).join('');
}
