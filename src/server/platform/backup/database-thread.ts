import { parentPort, workerData } from 'node:worker_threads';
import { BackupError } from './backup-error.ts';
import { DATABASE_TASKS, type DatabaseTask } from './database-tasks.ts';

const { name, files } = workerData as { name: DatabaseTask; files: [never, never, never] };

// An error would arrive without its class.
void Promise.resolve(DATABASE_TASKS[name](...files)).then(
  (answer) => parentPort?.postMessage({ answer }),
  (error: unknown) => {
    if (!(error instanceof BackupError)) throw error;
    parentPort?.postMessage({ refusal: error.message });
  },
);
