import { running, send, store } from './store';

/** The fields whose picture is being uploaded. They survive a redraw of the panel. */
export const uploads = new Set<string>();

/**
 * The problem if one of the values that `isIn` selects by their paths is not saved. After a change of a list, the path could
 * be that of another entry.
 */
export async function pendingIn(what: string, isIn: (key: string) => boolean): Promise<string[]> {
  // A value that has just been left may be refused.
  await Promise.allSettled(running.values());
  const found = [...store.drafts.keys(), ...uploads].some(isIn);
  return found ? [`${what} is not saved. Save it, discard it or wait for its upload, then try again.`] : [];
}

/** Undoes, redoes or reverts a step, which may move the entries of a list. Returns the problems. */
export async function rewind(name: 'step' | 'revert', body: object): Promise<string[]> {
  const problems = await pendingIn('A value in a list', (key) => /\/\d+(\/|$)/.test(key));
  return problems.length > 0 ? problems : send(name, body);
}
