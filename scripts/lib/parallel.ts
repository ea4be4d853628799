/** Runs `work` for every item, `atOnce` at a time. Two limit memory and CPU use where the work has threads of its own. */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>, atOnce = 2) {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
