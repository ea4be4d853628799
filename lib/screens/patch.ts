const shape = (node: Element) => [node.nodeName, node.childNodes.length, node.getAttributeNames?.()].join();

/**
 * Makes a node equal to another one. Attributes and text are changed in place, because after each insertion or removal of
 * a node the browser evaluates the page's `:has()` selectors again. Nodes with another structure are replaced.
 */
export function patch(old: Element, fresh: Element) {
  if (shape(old) !== shape(fresh)) return old.replaceWith(fresh);
  if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
  for (const { name, value } of fresh.attributes ?? [])
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const children = [...fresh.childNodes];
  for (const [index, child] of [...old.childNodes].entries()) patch(child as Element, children[index] as Element);
}
