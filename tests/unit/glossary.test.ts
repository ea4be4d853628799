import { describe, expect, it } from 'vitest';
import { routes } from '@/content/routes';
import type { Glossary, Term } from '@/content/schema/glossary';
import { byLetter, definedTermSet } from '@/lib/glossary';
import { absolute } from '@/lib/metadata';

describe('the glossary', () => {
  const term = (id: string, term: string, name?: string) => ({ id, term, text: `${term}.`, ...(name && { name }) });
  const terms = [term('ppa', 'PPA', 'Power purchase agreement'), term('avc', 'AvC'), term('avail', 'availability')];

  it('is in alphabetical order, in any letter case, by first letter, and is left as it is in the content', () => {
    expect(
      byLetter(terms as unknown as Term[]).map(({ letter, terms: of }) => [letter, of.map(({ id }) => id)]),
    ).toEqual([
      ['A', ['avail', 'avc']],
      ['P', ['ppa']],
    ]);
    expect(terms[0]?.id).toBe('ppa');
  });

  it('is a set of terms in structured data', () => {
    const page = absolute(routes.glossary.path);
    expect(definedTermSet({ title: 'Words', terms: terms.slice(0, 2) } as unknown as Glossary)).toEqual({
      '@type': 'DefinedTermSet',
      '@id': `${page}#terms`,
      name: 'Words',
      url: page,
      inLanguage: 'en-IN',
      hasDefinedTerm: [
        {
          '@type': 'DefinedTerm',
          name: 'PPA',
          alternateName: 'Power purchase agreement',
          description: 'PPA.',
          url: `${page}#ppa`,
        },
        { '@type': 'DefinedTerm', name: 'AvC', description: 'AvC.', url: `${page}#avc` },
      ],
    });
  });
});
