import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Beside this file in the sources and in the bundle. */
const THREAD = join(import.meta.dirname, `backup-thread${extname(import.meta.filename)}`);

/** In a thread: checking a large backup would block the event loop for seconds. */
export async function backUpInThread(databaseFile: string, target: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(THREAD, { workerData: { databaseFile, target } });
  worker.once('error', reject);
  worker.once('exit', () => resolve());
  await promise;
}
