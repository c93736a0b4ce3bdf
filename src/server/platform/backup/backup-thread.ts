import { workerData } from 'node:worker_threads';
import { backUpSqlite } from './sqlite-backup.ts';

/* What a thread of back-up-in-thread.ts does. */

const { databaseFile, target } = workerData as { databaseFile: string; target: string };
void backUpSqlite(databaseFile, target);
