/** Two at a time: what a small machine can do, and no more in memory at once. */
export async function eachOfTwo<T>(items: T[], work: (item: T) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
