/** Runs one step of the build and prints how long it took. */
export async function step<T>(title: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const made = await run();
  console.log(`· ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return made;
}
