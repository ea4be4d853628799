import type { Path } from '../types';

/** What the panel shows. */
export type View =
  | { name: 'content' | 'texts' | 'page' | 'changes' }
  | { name: 'field'; path: Path }
  | { name: 'typing'; path: Path; text: string }
  | { name: 'article' | 'part'; article: string };

let current: View = { name: 'texts' };
let listener = (_: View) => {};

export const view = () => current;
export const onShow = (work: (view: View) => void) => {
  listener = work;
};

export function show(next: View) {
  current = next;
  listener(next);
}
