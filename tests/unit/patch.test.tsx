import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patch } from '@/lib/screens/patch';
import { elementsOf } from '@/lib/screens/svg';

const attribute = fc.tuple(fc.constantFrom('d', 'fill', 'x'), fc.constantFrom('1', '2', 'M0 0'));
const open = (name: string, attributes: [string, string][]) =>
  `<${name}${[...new Map(attributes)].map(([key, value]) => ` ${key}="${value}"`).join('')}`;
const { drawing } = fc.letrec<{ element: string; drawing: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 3 },
    fc.array(attribute).map((attributes) => `${open('path', attributes)}/>`),
    fc
      .tuple(fc.array(attribute), fc.constantFrom('12 MW', '&lt; 3 %'))
      .map(([list, text]) => `${open('text', list)}>${text}</text>`),
    fc.tuple(fc.array(attribute), tie('drawing')).map(([list, inner]) => `${open('g', list)}>${inner}</g>`),
  ),
  drawing: fc.array(tie('element'), { maxLength: 4 }).map((elements) => elements.join('')),
}));
const group = (svg: string) => {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  root.innerHTML = svg;
  return root;
};

it('makes a drawing equal to another', () => {
  fc.assert(
    fc.property(drawing, drawing, (before, after) => {
      const parent = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      parent.append(group(before));
      patch(parent.firstElementChild as Element, group(after));
      expect(parent.innerHTML).toBe(`<g>${group(after).innerHTML}</g>`);
    }),
  );
});

it('keeps a node with the same structure, and replaces one with another structure', () => {
  const parent = group('<path d="1"/><text>a</text>');
  const [path, text] = parent.children;
  patch(parent, group('<path d="2"/><text x="1">b</text>'));
  expect(parent.children[0]).toBe(path);
  expect(parent.children[1]).not.toBe(text);
  expect(parent.innerHTML).toBe('<path d="2"></path><text x="1">b</text>');
});

it('the top-level elements of a drawing, joined, are the drawing', () => {
  fc.assert(
    fc.property(drawing, (svg) => {
      expect(elementsOf(svg).join('')).toBe(svg);
    }),
  );
  expect(elementsOf('<path d="M0 0"/><g><text>a</text></g>')).toEqual(['<path d="M0 0"/>', '<g><text>a</text></g>']);
});
