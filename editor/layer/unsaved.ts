const keyOf = (name: string) => `edit-source-${name}`;

/**
 * The unsaved source of each article, with the source that it changes. Local storage keeps it for the editor's next
 * address; session storage would lose it with the tab.
 */
export const unsaved = {
  read: (name: string): [was: string, source: string] | [] => JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]'),
  write: (name: string, was: string, source: string) =>
    localStorage.setItem(keyOf(name), JSON.stringify([was, source])),
  has: (name: string) => localStorage.getItem(keyOf(name)) !== null,
  remove: (name: string) => localStorage.removeItem(keyOf(name)),
};
