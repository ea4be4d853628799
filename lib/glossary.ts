import type { DefinedTermSet } from 'schema-dts';
import type { Glossary, Term } from '@/content/schema/glossary';
import { pathOf } from './href';
import { absolute } from './metadata';

type Letter = { letter: string; terms: Term[] };

/** The terms by their first letter, both in alphabetical order. */
export function byLetter(terms: Term[]): Letter[] {
  const sorted = [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
  const letters = [...new Set(sorted.map(({ term }) => term.charAt(0).toUpperCase()))];
  return letters.map((letter) => ({
    letter,
    terms: sorted.filter(({ term }) => term.charAt(0).toUpperCase() === letter),
  }));
}

/** The glossary as structured data; see lib/jsonld.ts. */
export const definedTermSet = ({ title, terms }: Glossary): DefinedTermSet => ({
  '@type': 'DefinedTermSet',
  '@id': absolute(`${pathOf('glossary')}#terms`),
  name: title,
  url: absolute(pathOf('glossary')),
  inLanguage: 'en-IN',
  hasDefinedTerm: terms.map(({ id, term, name, text }) => ({
    '@type': 'DefinedTerm' as const,
    name: term,
    ...(name && { alternateName: name }),
    description: text,
    url: absolute(`${pathOf('glossary')}#${id}`),
  })),
});
