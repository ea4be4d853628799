/** Runs `work` for every item, two at a time, which limits the memory that encoded pictures need. */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>) {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: 2 }, lane));
}
