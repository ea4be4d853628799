/** Runs `work` for every item, two at a time, to limit memory use and CPU load. */
export async function eachOfTwo<T>(items: T[], work: (item: T) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
