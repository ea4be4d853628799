import { withoutMarks } from '../marks/code.mjs';
import type { Field } from '../types';
import { textsOf } from './find';
import { page, reloadPage } from './frame';
import { mayReload } from './part';
import { pathKey } from './store';

/** The time after which a page that does not show a change is reloaded, in milliseconds. */
const limit = 3000;

/**
 * Reloads the page if it still shows the old value of a changed text: the client of `next dev` can drop an update that
 * arrives while it applies another.
 *
 * @param old the fields before the change
 */
export function reloadIfStale(old: Map<string, Field>) {
  setTimeout(() => {
    const stale = textsOf(page()).some(({ node, field }) => {
      const was = old.get(pathKey(field.path))?.value;
      return was !== field.value && withoutMarks(node.data).trim() === was;
    });
    if (!stale) return;
    if (mayReload()) reloadPage();
    else reloadIfStale(old);
  }, limit);
}
