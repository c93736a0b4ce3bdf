import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BackupError } from './backup-error.ts';
import type { DATABASE_TASKS, DatabaseTask } from './database-tasks.ts';

/** Beside this file in the sources and in the bundle. */
const THREAD = join(import.meta.dirname, `database-thread${extname(import.meta.filename)}`);

type Answer<Name extends DatabaseTask> = Awaited<ReturnType<(typeof DATABASE_TASKS)[Name]>>;

interface Message<Name extends DatabaseTask> {
  answer?: Answer<Name>;
  refusal?: string;
}

/** Throws {@link BackupError}. */
export async function inDatabaseThread<Name extends DatabaseTask>(
  name: Name,
  ...files: Parameters<(typeof DATABASE_TASKS)[Name]>
): Promise<Answer<Name>> {
  const { promise, resolve, reject } = Promise.withResolvers<Message<Name>>();
  const worker = new Worker(THREAD, { workerData: { name, files } });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error(`The thread ended before it had done: ${name}`)));
  const { answer, refusal } = await promise;
  if (refusal !== undefined) throw new BackupError(refusal);
  return answer as Answer<Name>;
}
