import { type Atrule, type CssNode, generate, ident, type List, parse, type StyleSheet, walk } from 'css-tree';
import type { Root } from 'hast';
import { find, html } from 'property-information';
import { elementsOf, textContent } from '../../lib/html';
import { memoize } from '../../lib/memoize';

/** The names in a page's markup (`*`, `tag`, `.class`, `#id`, `[property]`), and its non-ASCII characters. */
function namesIn(tree: Root): Set<string> {
  // Attributes that change before a page's island is hydrated: on `<details>`, and on the hero by the loader.
  const found = new Set(['*', '[open]', '[dataMoving]', '[dataPressed]']);
  for (const character of textContent(tree).match(/[^ -~\s]/gu) ?? []) found.add(character);
  for (const { tagName, properties } of elementsOf(tree)) {
    found.add(tagName.toLowerCase());
    for (const key of Object.keys(properties)) found.add(`[${key}]`);
    if (properties.id) found.add(`#${properties.id}`);
    for (const one of [properties.className ?? []].flat()) found.add(`.${one}`);
  }
  return found;
}

/** The text of a part of the sheet. Each is made once, because pages share most of them. */
const textOf = memoize((node: CssNode) => generate(node));
/** `@media print`: an at-rule without its block. */
const headOf = memoize((rule: Atrule) => generate({ ...rule, block: null }).slice(0, -1));
const isAtrule = (node: CssNode, head: RegExp): node is Atrule => node.type === 'Atrule' && head.test(headOf(node));
const forPrint = /^@(page\b|media print$)/;
const group = /^@(container|layer|media(?! print$)|scope|starting-style|supports)\b/;

/** The name that a part of the sheet requires in a page: that of a simple selector, or the only character of a font. */
function nameOf(node: CssNode): string | undefined {
  if (node.type === 'ClassSelector') return `.${ident.decode(node.name)}`;
  if (node.type === 'IdSelector') return `#${ident.decode(node.name)}`;
  if (node.type === 'TypeSelector') return node.name.toLowerCase();
  if (node.type === 'AttributeSelector') return `[${find(html, node.name.name).property}]`;
  const point = isAtrule(node, /^@font-face/) && /unicode-range:\s*U\+([\da-f]+)\s*[;}]/i.exec(textOf(node))?.[1];
  return point ? String.fromCodePoint(Number.parseInt(point, 16)) : undefined;
}

/** Whether a page with these names could use a part of the sheet. `:is()` needs one of its arguments, `:not()` none. */
function couldUse(node: CssNode, names: Set<string>): boolean {
  const name = nameOf(node);
  if (name) return names.has(name);
  if (node.type === 'Selector') return node.children.toArray().every((one) => couldUse(one, names));
  const isChoice =
    node.type === 'SelectorList' || (node.type === 'PseudoClassSelector' && /^(is|where|has)$/.test(node.name));
  return !isChoice || !node.children || node.children.some((one) => couldUse(one, names));
}

/** The text that `choose` makes of rules and of those inside at-rules. An empty layer stays, for the order of the layers. */
function textOfAll(rules: List<CssNode>, choose: (rule: CssNode) => string): string {
  const texts = rules.toArray().map((rule) => {
    if (!isAtrule(rule, group) || !rule.block) return choose(rule);
    const inside = textOfAll(rule.block.children, choose);
    return inside || rule.name === 'layer' ? `${headOf(rule)}{${inside}}` : '';
  });
  return texts.join('');
}

/**
 * Splits the style sheet into the rules for print and a function that reduces the others to what a page can use before any
 * script has run. It only checks which names a page has, not where, so it may keep too much and never too little.
 */
export function usedStyles(css: string): { print: string; stylesFor: (page: Root) => string } {
  // Only scripts set these ARIA states, and scripts come with the whole sheet.
  const screen = css.replaceAll(/:is\(\[open\],\s*\[aria-(?:expanded|pressed)=true\]\)/g, '[open]');
  const sheet = parse(screen, { parseValue: false, parseAtrulePrelude: false }) as StyleSheet;
  // Gain: 300 B less in each page; browsers load a print sheet last, and once for all pages. Pages state the layers' order.
  const printed = textOfAll(sheet.children, (rule) => (isAtrule(rule, forPrint) ? generate(rule) : ''));
  const print = printed.replaceAll(/@layer [\w-]+\{\}/g, '');
  const variables = new Set(css.match(/(?<=var\(\s*)--[\w-]+/g));
  const selected = new Set<string>();
  const named: Atrule[] = [];
  walk(sheet, (node, item, list) => {
    const isNamed = isAtrule(node, /^@(keyframes|property) /);
    if (isNamed) named.push(node);
    // Tailwind's fallback for `@property`, which every supported browser has.
    const isFallback = isAtrule(node, /^@layer properties$/);
    const isUnused = node.type === 'Declaration' && node.property.startsWith('--') && !variables.has(node.property);
    if (isNamed || isFallback || isUnused || isAtrule(node, forPrint)) list.remove(item);
    const name = nameOf(node);
    if (name) selected.add(name);
  });
  // Pages with the same set of selected names, such as articles, share one result.
  const stylesOf = memoize((key: string) => {
    const names = new Set(key.split('\n'));
    const rules = textOfAll(sheet.children, (rule) => {
      if (rule.type !== 'Rule' || rule.prelude.type === 'Raw') return couldUse(rule, names) ? textOf(rule) : '';
      const selectors = rule.prelude.children.toArray().filter((one) => couldUse(one, names));
      return selectors.length > 0 ? selectors.map(textOf).join(',') + textOf(rule.block) : '';
    });
    const words = new Set(rules.match(/[\w-]+/g));
    const mentioned = named.filter(({ prelude }) => prelude && words.has(textOf(prelude)));
    return rules + mentioned.map(textOf).join('');
  });
  const stylesFor = (tree: Root) => {
    const names = namesIn(tree);
    return stylesOf([...selected].filter((name) => names.has(name)).join('\n'));
  };
  return { print, stylesFor };
}
