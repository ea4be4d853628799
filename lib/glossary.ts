import type { Term } from '@/content/schema/glossary';

export type Letter = { letter: string; terms: Term[] };

/** The terms by their first letter, both in alphabetical order. */
export function byLetter(terms: Term[]): Letter[] {
  const sorted = [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
  const letters = [...new Set(sorted.map(({ term }) => term.charAt(0).toUpperCase()))];
  return letters.map((letter) => ({
    letter,
    terms: sorted.filter(({ term }) => term.charAt(0).toUpperCase() === letter),
  }));
}
