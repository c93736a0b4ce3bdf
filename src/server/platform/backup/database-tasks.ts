import type { fetchBackup, listBackups } from '#server/platform/second-place/fetch-backup.ts';
import type { SecondPlace } from '#server/platform/second-place/second-place.ts';
import type { sendBackup } from '#server/platform/second-place/send-backup.ts';
import { requireIntactCopy } from './intact-copy.ts';
import { putBack } from './put-back.ts';
import { runBeside } from './run-beside.ts';
import { backUpSqlite } from './sqlite-backup.ts';
import { restoreSqlite } from './sqlite-restore.ts';
import { soundnessProblem } from './sqlite-soundness.ts';
import { wipeLog } from './wipe-log.ts';

/** What reads a whole database or locks it: minutes of it would block the event loop. */
export const DATABASE_TASKS = {
  backUp: backUpSqlite,
  soundness: async (file: string) => soundnessProblem(file),
  /** Opened apart. */
  tryCopy: requireIntactCopy,
  restore: (backupFile: string, databaseFile: string, aside: string) =>
    restoreSqlite({ backupFile, databaseFile, aside }),
  runBeside: async (...parts: Parameters<typeof runBeside>) => runBeside(...parts),
  wipeLog: async (...parts: Parameters<typeof wipeLog>) => wipeLog(...parts),
  // What speaks to the second place is loaded for these alone.
  tryPlace: async (place: SecondPlace) => (await import('#server/platform/second-place/try-place.ts')).tryPlace(place),
  sendBackup: async (...parts: Parameters<typeof sendBackup>) =>
    (await import('#server/platform/second-place/send-backup.ts')).sendBackup(...parts),
  listBackups: async (...parts: Parameters<typeof listBackups>) =>
    (await import('#server/platform/second-place/fetch-backup.ts')).listBackups(...parts),
  fetchBackup: async (...parts: Parameters<typeof fetchBackup>) =>
    (await import('#server/platform/second-place/fetch-backup.ts')).fetchBackup(...parts),
  putBack: async (aside: string, databaseFile: string) => putBack(aside, databaseFile),
};

export type DatabaseTask = keyof typeof DATABASE_TASKS;
