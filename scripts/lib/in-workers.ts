import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Splits a list among worker threads, one for each processor. Each calls the module's `work` with its part. */
export async function inWorkers<T>(module: URL, items: T[], smallestPart: number) {
  const count = Math.min(availableParallelism(), Math.ceil(items.length / smallestPart));
  const parts = Array.from({ length: count }, (_, worker) => items.filter((_, index) => index % count === worker));
  await Promise.all(
    parts.map(
      (part) =>
        new Promise<void>((done, fail) => {
          new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { module: module.href, items: part } })
            .once('error', fail)
            .once('exit', (code) => (code === 0 ? done() : fail(new Error(`${module.pathname} ended with ${code}.`))));
        }),
    ),
  );
}
