import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** The entry of every worker thread: Node 20 reads TypeScript in a worker only after tsx has registered there. */
register();
const { work } = await import(workerData.module);
await work(workerData.items);
