const storageKey = (name: string) => `edit-source-${name}`;

/**
 * The unsaved source of each article, with the saved source that it changes. It is in local storage, because session
 * storage is lost with the tab.
 */
export const unsaved = {
  read: (name: string): [was: string, source: string] | [] =>
    JSON.parse(localStorage.getItem(storageKey(name)) ?? '[]'),
  write: (name: string, was: string, source: string) =>
    localStorage.setItem(storageKey(name), JSON.stringify([was, source])),
  has: (name: string) => localStorage.getItem(storageKey(name)) !== null,
  remove: (name: string) => localStorage.removeItem(storageKey(name)),
};
