/** Makes each value once, at the first call with its key. */
export const memoize = <K, V>(make: (key: K) => V) => {
  const made = new Map<K, V>();
  return (key: K): V => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as V;
  };
};
