import { type CssNode, generate, ident, parse, type SelectorList, walk } from 'css-tree';

/** What a page's markup holds: `tag`, `.class`, `#id`, `[attribute]` and `[attribute=value]`. */
export type Markup = Set<string>;

/** A part of the sheet: its text, the selectors before it that a page could meet, the parts inside it, or its name. */
type Part = { text: string; met?: (page: Markup) => string[]; inside?: Part[]; name?: string };

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** What one opening tag holds. */
function namesIn(opening: string): string[] {
  const [, tag = '', attributes = ''] = /^<([a-z0-9-]+)([\s\S]*)/i.exec(opening) ?? [];
  const names = [tag.toLowerCase()];
  for (const [, name = '', value = ''] of attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
    names.push(`[${name.toLowerCase()}]`, `[${name.toLowerCase()}=${plain(value)}]`);
    if (name === 'id') names.push(`#${plain(value)}`);
    if (name === 'class') for (const one of plain(value).split(/\s+/)) names.push(`.${one}`);
  }
  return names;
}
/** Most tags stand in every page. */
const knownTags = new Map<string, string[]>();

/** Everything in a page that a selector can ask for by name. Scripts are data, not markup. */
export function markupOf(html: string): Markup {
  const openings = html
    .replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '')
    .match(/<[a-z][a-z0-9-]*(?:\s+[^\s=>]+(?:="[^"]*")?)*/gi);
  const found: Markup = new Set(['[open]']);
  for (const opening of new Set(openings)) {
    const names = knownTags.get(opening) ?? namesIn(opening);
    knownTags.set(opening, names);
    for (const name of names) found.add(name);
  }
  return found;
}

/** Pseudo-classes that hold when one of their arguments does; `:not()` and states such as `:hover` always may. */
const choices = new Set(['is', 'where', 'has']);

/** Pseudo-elements that only a form's fields have. */
const fields = /^(?:file-selector-button|placeholder|-webkit-(?!details)|-moz-ui)/;

/** What of a page's markup a simple selector asks for by name; nothing for `*`, states and parts. */
function nameOf(selector: CssNode): string | undefined {
  if (selector.type === 'ClassSelector') return `.${ident.decode(selector.name)}`;
  if (selector.type === 'IdSelector') return `#${ident.decode(selector.name)}`;
  if (selector.type === 'TypeSelector') return selector.name === '*' ? undefined : selector.name.toLowerCase();
  if (selector.type !== 'AttributeSelector') return undefined;
  // By its value where that is asked for whole: only scripts change one, but for `open`.
  const { name, matcher, value } = selector;
  if (matcher !== '=' || !value) return `[${name.name.toLowerCase()}]`;
  return `[${name.name.toLowerCase()}=${value.type === 'String' ? value.value : ident.decode(value.name)}]`;
}

/** Whether a selector could ever meet something in a page: each of its names is there, wherever they stand. */
function couldMatch(selector: CssNode, page: Markup): boolean {
  const name = nameOf(selector);
  if (name !== undefined) return page.has(name);
  if (selector.type === 'PseudoClassSelector')
    return !choices.has(selector.name) || !selector.children || selector.children.some((one) => couldMatch(one, page));
  if (selector.type === 'PseudoElementSelector') return !fields.test(selector.name) || page.has('input');
  if (selector.type === 'SelectorList') return selector.children.some((one) => couldMatch(one, page));
  if (selector.type === 'Selector') return selector.children.toArray().every((one) => couldMatch(one, page));
  return true;
}

function partsOf(nodes: Iterable<CssNode>): Part[] {
  return [...nodes].map((node): Part => {
    if (node.type === 'Rule') {
      const selectors = (node.prelude as SelectorList).children.map((one) => ({ one, text: generate(one) })).toArray();
      const met = (page: Markup) => selectors.filter(({ one }) => couldMatch(one, page)).map(({ text }) => text);
      return { text: generate(node.block), met };
    }
    if (node.type !== 'Atrule') return { text: generate(node) };
    const prelude = node.prelude ? ` ${generate(node.prelude)}` : '';
    if (node.name === 'keyframes' || node.name === 'property') return { text: generate(node), name: prelude.trim() };
    // Tailwind's stand-in for @property, which every browser since Chrome 85, Safari 16.4 and Firefox 128 has.
    if (node.name === 'layer' && prelude === ' properties') return { text: '' };
    if (!node.block || node.name === 'font-face') return { text: generate(node) };
    return { text: `@${node.name}${prelude}`, inside: partsOf(node.block.children) };
  });
}

/** The text of what a page uses; at-rules left empty go. Names are judged later, by what is left. */
function used(parts: Part[], page: Markup, later: Part[]): string {
  return parts
    .map((part) => {
      if (part.inside) {
        const inside = used(part.inside, page, later);
        return inside && `${part.text}{${inside}}`;
      }
      if (part.name) later.push(part);
      if (part.name) return '';
      const met = part.met?.(page);
      return met?.length === 0 ? '' : (met?.join(',') ?? '') + part.text;
    })
    .join('');
}

/**
 * Makes of a style sheet a function that gives the part of it that a page can use before any script has run. It asks
 * what names a page holds, not where, so it may keep too much and never too little. The order of layers is kept.
 */
export function usedStyles(css: string): (html: string) => string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false });
  const parts = sheet.type === 'StyleSheet' ? partsOf(sheet.children) : [];
  const layers = new Set<string>();
  const asked = new Set(['input']);
  walk(sheet, (node) => {
    if (node.type === 'Atrule' && node.name === 'layer' && node.prelude) layers.add(generate(node.prelude));
    const name = nameOf(node);
    if (name !== undefined) asked.add(name);
  });
  const order = layers.size > 0 ? `@layer ${[...layers].join(',')};` : '';
  const known = new Map<string, string>();
  return (html) => {
    const markup = markupOf(html);
    // Pages with the same of all that the sheet asks for, such as articles, get the same.
    const page = new Set([...asked].filter((name) => markup.has(name)));
    const key = [...page].join(' ');
    const later: Part[] = [];
    const rules = known.get(key) ?? used(parts, page, later);
    if (known.has(key)) return rules;
    const words = new Set(rules.match(/[\w-]+/g));
    const named = later.filter(({ name = '' }) => words.has(name)).map(({ text }) => text);
    const styles = order + rules + named.join('');
    known.set(key, styles);
    return styles;
  };
}
