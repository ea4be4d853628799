type Child = Node | string | false | undefined | null;
type Properties<E> = Omit<Partial<E>, 'attributes' | 'style'> & {
  /** Attributes that are not properties, such as `aria-label`. */
  attributes?: Record<string, string>;
};

/** Creates an element with properties, attributes and children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  options?: Properties<HTMLElementTagNameMap[K]>,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const { attributes = {}, ...properties } = (options ?? {}) as Properties<HTMLElement>;
  const element = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

export const button = (text: string, onclick: () => void, attributes: Record<string, string> = {}, disabled = false) =>
  el('button', { type: 'button', onclick, disabled, attributes }, text);

/** A list with an entry for each of `items`, which are the entries' children. */
export const listOf = (tag: 'ol' | 'ul', className: string, items: (Child | Child[])[]) =>
  el(tag, { className }, ...items.map((item) => el('li', {}, ...[item].flat())));

/** A paragraph of secondary text. */
export const help = (...children: Child[]) => el('p', { className: 'help' }, ...children);

/** An icon as the site renders it. `shapes` is trusted: it comes from the editor's server. */
export function iconSvg(shapes: string): SVGElement {
  const template = document.createElement('template');
  template.innerHTML = `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.4" aria-hidden="true">${shapes}</svg>`;
  return template.content.firstElementChild as SVGElement;
}
