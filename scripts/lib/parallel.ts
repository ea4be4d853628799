/** Runs `work` for every item, a few at a time. Two limit memory use and CPU load where the work itself has threads. */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>, atOnce = 2) {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
