import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Splits a list among worker threads, one for each processor, and calls the module's `work` with each part. A single part
 * runs in this thread. Items are cloned.
 */
export async function inWorkers<T>(module: URL, items: T[], smallestPart: number): Promise<void> {
  const count = Math.min(availableParallelism(), Math.floor(items.length / smallestPart));
  if (count <= 1) {
    const { work } = (await import(module.href)) as { work: (items: T[]) => void | Promise<void> };
    return work(items);
  }
  const parts = Array.from({ length: count }, (_, worker) => items.filter((_, index) => index % count === worker));
  await Promise.all(
    parts.map(async (part) => {
      const workerData = { module: module.href, items: part };
      const [code] = await once(new Worker(new URL('./worker.mjs', import.meta.url), { workerData }), 'exit');
      if (code !== 0) throw new Error(`${fileURLToPath(module)} ended with ${code}.`);
    }),
  );
}
