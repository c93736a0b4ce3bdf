import { requireIntactCopy } from './intact-copy.ts';
import { putBack } from './put-back.ts';
import { runBeside } from './run-beside.ts';
import { backUpSqlite } from './sqlite-backup.ts';
import { restoreSqlite } from './sqlite-restore.ts';
import { soundnessProblem } from './sqlite-soundness.ts';
import { wipeLog } from './wipe-log.ts';

/** What reads a whole database: minutes of it would block the event loop. */
export const DATABASE_TASKS = {
  backUp: backUpSqlite,
  soundness: async (file: string) => soundnessProblem(file),
  /** Opened apart. */
  tryCopy: requireIntactCopy,
  restore: (backupFile: string, databaseFile: string, aside: string) =>
    restoreSqlite({ backupFile, databaseFile, aside }),
  runBeside: async (...parts: Parameters<typeof runBeside>) => runBeside(...parts),
  wipeLog: async (...parts: Parameters<typeof wipeLog>) => wipeLog(...parts),
  putBack: async (aside: string, databaseFile: string) => putBack(aside, databaseFile),
};

export type DatabaseTask = keyof typeof DATABASE_TASKS;
