import type { Path } from '../types';

/**
 * A text that is edited in place: the text so far, and the value that it replaces. `others` are further fields that it is
 * saved to.
 */
export type Typing = { name: 'typing'; path: Path; text: string; was: unknown; others: Path[] };

/** What the panel shows. */
export type View =
  | { name: 'content' | 'texts' | 'page' | 'changes' }
  | { name: 'field'; path: Path }
  | Typing
  | { name: 'article' | 'part'; article: string };

let current: View = { name: 'texts' };
let listener = () => {};

export const view = () => current;
/** Calls `work` each time a view is shown. */
export const onShow = (work: () => void) => {
  listener = work;
};

/** Shows a view in the panel. */
export function show(next: View) {
  current = next;
  listener();
}
