import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

type Work<T, R> = (items: T[], options: unknown) => R | Promise<R>;

/**
 * Splits a list among worker threads, one for each processor, and calls the module's `work` with each part and the
 * options. A single part runs in this thread. Items, options and results are cloned.
 *
 * @returns the result of each part
 */
export async function inWorkers<T, R = void>(
  module: URL,
  items: T[],
  smallestPart: number,
  options?: unknown,
): Promise<R[]> {
  const count = Math.min(availableParallelism(), Math.floor(items.length / smallestPart));
  if (count <= 1) {
    const { work } = (await import(module.href)) as { work: Work<T, R> };
    return items.length > 0 ? [await work(items, options)] : [];
  }
  const parts = Array.from({ length: count }, (_, worker) => items.filter((_, index) => index % count === worker));
  return Promise.all(
    parts.map(
      (part) =>
        new Promise<R>((done, fail) => {
          const workerData = { module: module.href, items: part, options };
          new Worker(new URL('./worker.mjs', import.meta.url), { workerData })
            .once('message', done)
            .once('error', fail)
            .once('exit', (code) => fail(new Error(`${module.pathname} ended with ${code} and no result.`)));
        }),
    ),
  );
}
