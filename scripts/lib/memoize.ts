/** Makes each value once, at the first call with its key. */
export const memoize = <K, V>(make: (key: K) => V) => {
  const made = new Map<K, V>();
  return (key: K): V => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as V;
  };
};

/** Keeps the last value of each name while what it is made from stays the same: equal texts, the same objects. */
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
