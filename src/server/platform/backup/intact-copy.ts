import { copyFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { requireOwnCopy } from './sqlite-soundness.ts';
import { removeWithLogs, requireBackupFile } from './whole-file.ts';

export interface CopyContents {
  members: number;
  purchases: number;
  /** Epoch milliseconds. */
  newestPurchaseAt: number | null;
  workouts: number;
  /** "2026-11-21" */
  newestWorkoutOn: string | null;
}

/** Of a copy of the copy, so that nothing is left beside it. Throws {@link BackupError}. */
export async function requireIntactCopy(file: string): Promise<CopyContents> {
  await requireBackupFile(file);
  const apart = `${file}.${process.pid}.unfinished`;
  try {
    copyFileSync(file, apart);
    requireOwnCopy(apart, 'This copy');
    return contentsOf(apart);
  } finally {
    removeWithLogs(apart);
  }
}

/** For any schema version. Leaves no log files behind: it is not opened read-only. */
export function contentsOf(file: string): CopyContents {
  const database = new DatabaseSync(file);
  const ask = (query: string) => Object.values(database.prepare(query).get() ?? {})[0];
  try {
    return {
      members: Number(ask('select count(*) from "user"')),
      purchases: Number(ask('select count(*) from purchase where paid_at is not null')),
      newestPurchaseAt: ask('select max(paid_at) from purchase') as number | null,
      workouts: Number(ask('select count(*) from workout_session where deleted_at is null')),
      newestWorkoutOn: ask('select max(completed_on) from workout_session where deleted_at is null') as string | null,
    };
  } finally {
    database.close();
  }
}
