import { type Atrule, type CssNode, generate, type List, walk } from 'css-tree';

const isPrint = ({ name, prelude }: Atrule) =>
  name === 'page' || (name === 'media' && !!prelude && generate(prelude) === 'print');

/**
 * Removes the rules for print from a list of rules and from its layers, and returns their text.
 *
 * Gain: 300 B less in each page; browsers load a print sheet last, and once for all pages.
 */
export function takePrint(rules: List<CssNode>): string {
  let print = '';
  rules.forEach((rule, item) => {
    if (rule.type !== 'Atrule') return;
    if (isPrint(rule)) {
      print += generate(rule);
      rules.remove(item);
    } else if (rule.name === 'layer' && rule.prelude && rule.block) {
      const inside = takePrint(rule.block.children);
      if (inside) print += `@layer ${generate(rule.prelude)}{${inside}}`;
    }
  });
  return print;
}

/** ARIA states that only scripts set. The inlined styles do not need them: scripts come with the whole sheet. */
const scripted = /^\[aria-(?:expanded|pressed)=/;

/** Removes these selectors from `:is()`: `:is([open], [aria-expanded=true])` becomes `[open]`. */
export function dropScripted(sheet: CssNode) {
  walk(sheet, (node, item, list) => {
    const choice = node.type === 'PseudoClassSelector' && node.name === 'is' ? node.children?.first : undefined;
    if (choice?.type !== 'SelectorList') return;
    const kept = choice.children.filter((one) => !scripted.test(generate(one)));
    const [only] = kept.toArray();
    if (kept.size === choice.children.size || !only) return;
    if (kept.size === 1 && only.type === 'Selector') list.replace(item, only.children);
    else choice.children = kept;
  });
}

/** Removes declarations of custom properties that no `var()` of the sheet uses, such as Tailwind's `--tw-font-weight`. */
export function dropUnused(sheet: CssNode) {
  const used = new Set(generate(sheet).match(/(?<=var\(\s*)--[\w-]+/g));
  walk(sheet, (node, item, list) => {
    if (node.type === 'Declaration' && node.property.startsWith('--') && !used.has(node.property)) list.remove(item);
  });
}
