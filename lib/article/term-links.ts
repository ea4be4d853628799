import { glossary } from '@/content/glossary';
import { asset } from '../asset';
import { escapeRegExp } from '../escape-reg-exp';
import { pathOf } from '../href';

/** A piece of a text: plain, or a term that links to its place in the glossary. */
export type Segment = string | { text: string; href: string };
type Linked = { id: string; term: string; also?: string[] };

/** A term with only its first letter in upper case, such as Curtailment, also matches in lower case. */
const either = (word: string) =>
  /^[A-Z][a-z -]+$/.test(word)
    ? `[${word[0]}${word[0]?.toLowerCase()}]${escapeRegExp(word.slice(1))}`
    : escapeRegExp(word);

const patterns = (terms: Linked[]) =>
  terms.map(({ id, term, also = [] }) => {
    const words = [term, ...also].sort((a, b) => b.length - a.length).map(either);
    return { id, pattern: new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`) };
  });

/** Splits texts into segments that link the first use of each term to the glossary. */
export function firstUses(texts: string[], terms: Linked[] = glossary.terms): Segment[][] {
  const open = patterns(terms);
  const split = (text: string): Segment[] => {
    const hits = open.flatMap(({ id, pattern }, index) => {
      const match = pattern.exec(text);
      return match ? [{ id, index, at: match.index, word: match[0] }] : [];
    });
    const [first] = hits.sort((a, b) => a.at - b.at || b.word.length - a.word.length);
    if (!first) return text ? [text] : [];
    // Later uses of this term are not linked.
    open.splice(first.index, 1);
    const before = text.slice(0, first.at);
    return [
      ...(before ? [before] : []),
      { text: first.word, href: asset(`${pathOf('glossary')}#${first.id}`) },
      ...split(text.slice(first.at + first.word.length)),
    ];
  };
  return texts.map(split);
}
