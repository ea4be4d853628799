const storageKey = (name: string) => `edit-source-${name}`;

// Session storage is lost with its tab, so a new tab copies every unsaved source, also those of open tabs.
for (const [key, value] of Object.entries(localStorage))
  if (key.startsWith(storageKey('')) && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);

/**
 * The unsaved source of each article in this tab, with the saved source that it changes. Local storage has a copy of the one
 * that was typed last in any tab.
 */
export const unsaved = {
  read: (name: string): [was: string, source: string] | [] =>
    JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '[]'),
  write: (name: string, was: string, source: string) => {
    for (const storage of [sessionStorage, localStorage])
      storage.setItem(storageKey(name), JSON.stringify([was, source]));
  },
  has: (name: string) => sessionStorage.getItem(storageKey(name)) !== null,
  remove: (name: string) => {
    const key = storageKey(name);
    // Another tab may have replaced the copy.
    if (localStorage.getItem(key) === sessionStorage.getItem(key)) localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  },
};
