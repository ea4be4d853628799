const shape = (node: Element) => [node.nodeName, node.childNodes.length, node.getAttributeNames?.()].join();

/**
 * Makes a node equal to another. It changes attributes and text in place: for each node that comes or goes, the browser
 * evaluates the `:has()` rules of the whole page again. Nodes of another shape are replaced.
 */
export function patch(old: Element, fresh: Element) {
  if (shape(old) !== shape(fresh)) return old.replaceWith(fresh);
  if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
  for (const { name, value } of fresh.attributes ?? [])
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const children = [...fresh.childNodes];
  for (const [index, child] of [...old.childNodes].entries()) patch(child as Element, children[index] as Element);
}
