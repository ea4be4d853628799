/** Seeded pseudo-random numbers from 0 to 1 (mulberry32): the same seed gives the same picture on every machine. */
export function seededRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(word: string): number {
  let value = 2166136261;
  for (const character of word) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Smooth value noise between −1 and 1 with one random value per `period` steps. */
export function noise(seed: string, period: number): (step: number) => number {
  const next = seededRandom(seed);
  const knots = Array.from({ length: 400 }, () => next() * 2 - 1);
  return (step) => {
    const at = step / period;
    const index = Math.floor(at);
    const share = at - index;
    const ease = share * share * (3 - 2 * share);
    const [from, to] = [knots[index % 400] ?? 0, knots[(index + 1) % 400] ?? 0];
    return from + (to - from) * ease;
  };
}
