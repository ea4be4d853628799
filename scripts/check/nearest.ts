/** The Levenshtein distance between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The candidate most similar to the word, ignoring letter case; undefined if none is similar. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const known = [...candidates].map((candidate) => ({
    candidate,
    edits: distance(word.toLowerCase(), candidate.toLowerCase()),
  }));
  const [best] = known.sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(2, word.length / 2) ? best.candidate : undefined;
}

/** ` Nearest: x.` for the end of a message, or an empty string. */
export function nearestHint(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates);
  return found === undefined ? '' : ` Nearest: ${found}.`;
}
