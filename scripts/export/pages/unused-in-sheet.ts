import { type CssNode, generate, walk } from 'css-tree';

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
