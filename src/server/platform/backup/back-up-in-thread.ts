import { Worker } from 'node:worker_threads';

/** Makes a backup in a thread of its own: checking a large one takes seconds in which no request would be answered. */
export async function backUpInThread(databaseFile: string, target: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: { databaseFile, target } });
  worker.once('error', reject);
  worker.once('exit', () => resolve());
  await promise;
}
