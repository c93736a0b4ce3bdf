import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Beside this file, or beside the one that the build has put both into. */
const THREAD = join(import.meta.dirname, `backup-thread${extname(import.meta.filename)}`);

/** Makes a backup in a thread of its own: checking a large one takes seconds in which no request would be answered. */
export async function backUpInThread(databaseFile: string, target: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(THREAD, { workerData: { databaseFile, target } });
  worker.once('error', reject);
  worker.once('exit', () => resolve());
  await promise;
}
