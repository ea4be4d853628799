import {
  type Atrule,
  type CssNode,
  generate,
  ident,
  type List,
  parse,
  type SelectorList,
  type StyleSheet,
  walk,
} from 'css-tree';
import type { Root } from 'hast';
import { attributeName, elementsOf, textContent } from '../../lib/html';
import { memoize } from '../../lib/memoize';
import { dropScripted, dropUnused, takePrint } from './unused-in-sheet';

/** Names in a page's markup (`tag`, `.class`, `#id`, `[attribute]`), and its non-ASCII characters. */
type Markup = Set<string>;

/** Attributes that change before a page's island is hydrated: on `<details>`, and on the hero by the loader. */
const changing = ['[open]', '[data-moving]', '[data-pressed]'];

function markupOf(tree: Root): Markup {
  const found: Markup = new Set([...changing, ...(textContent(tree).match(/[^ -~\s]/gu) ?? [])]);
  for (const { tagName, properties } of elementsOf(tree)) {
    found.add(tagName.toLowerCase());
    for (const key of Object.keys(properties)) found.add(`[${attributeName(key)}]`);
    if (properties.id) found.add(`#${properties.id}`);
    for (const one of [properties.className ?? []].flat()) found.add(`.${one}`);
  }
  return found;
}

/** Pseudo-classes that match if one of their arguments does. All others, such as `:not()` and `:hover`, may match. */
const choices = new Set(['is', 'where', 'has']);

/** The name that a simple selector requires in a page's markup; undefined for `*` and pseudo-selectors. */
function nameOf(selector: CssNode): string | undefined {
  if (selector.type === 'ClassSelector') return `.${ident.decode(selector.name)}`;
  if (selector.type === 'IdSelector') return `#${ident.decode(selector.name)}`;
  if (selector.type === 'TypeSelector') return selector.name === '*' ? undefined : selector.name.toLowerCase();
  return selector.type === 'AttributeSelector' ? `[${selector.name.name.toLowerCase()}]` : undefined;
}

/** Whether a selector could match in a page: all of its names occur somewhere in the page. */
function couldMatch(selector: CssNode, page: Markup): boolean {
  const name = nameOf(selector);
  if (name !== undefined) return page.has(name);
  if (selector.type === 'PseudoClassSelector')
    return !choices.has(selector.name) || !selector.children || selector.children.some((one) => couldMatch(one, page));
  if (selector.type === 'SelectorList') return selector.children.some((one) => couldMatch(one, page));
  if (selector.type === 'Selector') return selector.children.toArray().every((one) => couldMatch(one, page));
  return true;
}

/** The text of a part of the sheet. Each is made once, because pages share most of them. */
const textOf = memoize((node: CssNode) => generate(node));

/** Tailwind's fallback for `@property`, which every supported browser has. */
const isFallback = ({ name, prelude }: Atrule) =>
  name === 'layer' && prelude !== null && generate(prelude).trim() === 'properties';

/** The character of a font face whose `unicode-range` is a single one: a page without it does not need the font. */
function characterOf(rule: Atrule): string | undefined {
  const point = rule.name === 'font-face' && /unicode-range:\s*U\+([\da-f]+)\s*[;}]/i.exec(textOf(rule))?.[1];
  return point ? String.fromCodePoint(Number.parseInt(point, 16)) : undefined;
}

/** The text of what a page uses of a list of rules, without empty at-rules. Rules with a name go to `named`. */
function used(rules: List<CssNode>, page: Markup, named: Atrule[]): string {
  const texts = rules.toArray().map((node) => {
    if (node.type === 'Rule') {
      const selectors = (node.prelude as SelectorList).children.toArray().filter((one) => couldMatch(one, page));
      return selectors.length > 0 ? selectors.map(textOf).join(',') + textOf(node.block) : '';
    }
    if (node.type !== 'Atrule') return textOf(node);
    if (isFallback(node)) return '';
    const prelude = node.prelude ? ` ${textOf(node.prelude)}` : '';
    if (node.name === 'keyframes' || node.name === 'property') {
      named.push(node);
      return '';
    }
    const character = characterOf(node);
    if (character && !page.has(character)) return '';
    if (!node.block || /^(font-face|page)$/.test(node.name)) return textOf(node);
    const inside = used(node.block.children, page, named);
    return inside && `@${node.name}${prelude}{${inside}}`;
  });
  return texts.join('');
}

/**
 * Splits the style sheet into the rules for print and a function that reduces the others to what a page can use before any
 * script has run. It only checks which names a page has, not where, so it may keep too much and never too little. The order
 * of the layers stays.
 */
export function usedStyles(css: string): { print: string; stylesFor: (page: Root) => string } {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false }) as StyleSheet;
  const print = takePrint(sheet.children);
  dropScripted(sheet);
  dropUnused(sheet);
  const layers = new Set<string>();
  const selected = new Set<string>();
  walk(sheet, (node) => {
    if (node.type === 'Atrule' && node.name === 'layer' && node.prelude && !isFallback(node))
      layers.add(generate(node.prelude));
    const name = node.type === 'Atrule' ? characterOf(node) : nameOf(node);
    if (name !== undefined) selected.add(name);
  });
  /** States the order of the layers. Omits trailing layers that follow in that order in the rules. */
  const orderFor = (rules: string) => {
    const stated = [...layers];
    const follow = [...new Set(rules.match(/(?<=@layer )[\w-]+(?=\{)/g))];
    while (follow.length > 0 && stated.at(-1) === follow.pop()) stated.pop();
    return stated.length > 0 ? `@layer ${stated.join(',')};` : '';
  };
  // Pages with the same set of selected names, such as articles, share one result.
  const stylesOf = memoize((names: string) => {
    const named: Atrule[] = [];
    const rules = used(sheet.children, new Set(names.split('\n')), named);
    const words = new Set(rules.match(/[\w-]+/g));
    const mentioned = named.filter(({ prelude }) => prelude && words.has(textOf(prelude)));
    return orderFor(rules) + rules + mentioned.map(textOf).join('');
  });
  const stylesFor = (tree: Root) => {
    const markup = markupOf(tree);
    return stylesOf([...selected].filter((name) => markup.has(name)).join('\n'));
  };
  return { print, stylesFor };
}
