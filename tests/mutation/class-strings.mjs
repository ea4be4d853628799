/** @typedef {{ type: string, name?: { name: unknown }, key?: { name: unknown } }} Node */

/**
 * Class names are not mutated: browser tests check their effect, unit tests do not.
 * @param {Node} node
 */
const isClassName = (node) =>
  (node.type === 'JSXAttribute' || node.type === 'ObjectProperty') && (node.name ?? node.key)?.name === 'className';

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'class-strings',
    value: {
      /** @param {{ node: Node }} path */
      shouldIgnore: ({ node }) => (isClassName(node) ? 'a class name' : undefined),
    },
  },
];
