/** Makes each value once, at the first call with its key. */
export const memoize = <K, V>(make: (key: K) => V) => {
  const made = new Map<K, V>();
  return (key: K): V => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as V;
  };
};

/** Caches one value per name, and makes it again when one of its inputs changes (compared with `===`). */
export function keepLast<V>() {
  const kept = new Map<string, { from: unknown[]; value: V }>();
  return (name: string, from: unknown[], make: () => V): V => {
    const last = kept.get(name);
    if (last?.from.length === from.length && last.from.every((part, index) => part === from[index])) return last.value;
    const value = make();
    kept.set(name, { from, value });
    return value;
  };
}
