import { type CssNode, generate, walk } from 'css-tree';

/** States that only scripts set: the whole sheet is loaded with the scripts. */
const scripted = /^\[aria-(?:expanded|pressed)=/;

/** Removes such a state from `:is()`: `:is([open], [aria-expanded=true])` becomes `[open]`. */
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

/** Removes custom properties that nothing reads, such as the weight that Tailwind keeps for other utilities. */
export function dropUnread(sheet: CssNode) {
  const read = new Set(generate(sheet).match(/(?<=var\(\s*)--[\w-]+/g));
  walk(sheet, (node, item, list) => {
    if (node.type === 'Declaration' && node.property.startsWith('--') && !read.has(node.property)) list.remove(item);
  });
}
