import { describe, expect, it } from 'vitest';
import { glossary } from '@/content/glossary';
import { articleHtml } from '@/lib/article/html';
import { firstUses } from '@/lib/article/term-links';
import { byLetter } from '@/lib/glossary';

const terms = [
  { id: 'ppa', term: 'PPA', also: ['PPAs'] },
  { id: 'pr', term: 'PR' },
  { id: 'curtailment', term: 'Curtailment' },
];
const link = (id: string, text = id) => ({ text, href: `/resources/glossary/#${id}` });

describe('the first use of a term', () => {
  it('links, and only the first, across all texts', () => {
    expect(firstUses(['Two PPAs and a PPA.', 'PR and PPA', 'none'], terms)).toEqual([
      ['Two ', link('ppa', 'PPAs'), ' and a PPA.'],
      [link('pr', 'PR'), ' and PPA'],
      ['none'],
    ]);
  });
  it('may be in lower case if the term is a word, and is never part of another word', () => {
    expect(firstUses(['Under curtailment. APPROVED, PR-1, pr, ppa'], terms)).toEqual([
      ['Under ', link('curtailment'), '. APPROVED, PR-1, pr, ppa'],
    ]);
  });
  it('links terms in the order of the text, the longest form where two begin', () => {
    const nested = [...terms, { id: 'slab', term: 'PPA slab' }];
    expect(firstUses(['PR before a PPA slab'], nested)).toEqual([
      [link('pr', 'PR'), ' before a ', link('slab', 'PPA slab')],
    ]);
  });
  it('is not in another letter case if the term has more capitals, such as in a unit', () => {
    const units = [
      { id: 'mwh', term: 'MWh' },
      { id: 'row', term: 'RoW' },
    ];
    expect(firstUses(['One mWh, roW, MWh'], units)).toEqual([['One mWh, roW, ', link('mwh', 'MWh')]]);
  });
  it('is the longest form of the term that the text has', () => {
    const access = [{ id: 'access', term: 'Open access', also: ['open access charge'] }];
    expect(firstUses(['The open access charge is due.'], access)).toEqual([
      ['The ', link('access', 'open access charge'), ' is due.'],
    ]);
  });
  it('is not linked in headings, links, code and figures of an article', () => {
    const [first, second] = glossary.terms.filter(({ term }) => /^[A-Z]{3,}$/.test(term));
    if (!first || !second) throw new Error('content/glossary.ts has fewer than two abbreviations.');
    const linked = ({ id, term }: typeof first) => `<a class="term" href="/resources/glossary/#${id}">${term}</a>`;
    const [one, other] = [first.term, second.term];
    const figure = `<Figure value="96" unit="${one}">${one}</Figure>`;
    const { html } = articleHtml(
      `## ${one}\n\n${figure}\n\n[${one}](/contact) \`${one}\` ${one} and ${one} **${other}**`,
      'X',
    );
    expect(html).toContain(`<code>${one}</code> ${linked(first)} and ${one} <strong>${linked(second)}</strong>`);
    expect(html.match(/class="term"/g)).toHaveLength(2);
  });
});

describe('the glossary', () => {
  it('has terms of two sentences', () => {
    const sentences = (text: string) => text.split(/[.:;!?] (?=[A-Z])/).length;
    expect(glossary.terms.filter(({ text }) => sentences(text) !== 2).map(({ id }) => id)).toEqual([]);
  });
  it('names a source for each text with a date of regulation, and cites no section', () => {
    const dated = glossary.terms.filter(({ text }) => /\b20\d\d\b/.test(text));
    expect(dated.length).toBeGreaterThan(0);
    expect(dated.filter(({ source }) => !source).map(({ id }) => id)).toEqual([]);
    expect(JSON.stringify(glossary)).not.toMatch(/\b(section|regulation) \d/i);
  });
  it('is in alphabetical order', () => {
    const order = byLetter(glossary.terms);
    expect(order.map(({ letter }) => letter)).toEqual([...order.map(({ letter }) => letter)].sort());
    expect(order.flatMap((letter) => letter.terms)).toHaveLength(glossary.terms.length);
  });
});
