import { workerData } from 'node:worker_threads';
import { backUpSqlite } from './sqlite-backup.ts';

const { databaseFile, target } = workerData as { databaseFile: string; target: string };
void backUpSqlite(databaseFile, target);
