import type { ServerContext } from '#server/context.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { keepDailyBackups } from '#server/platform/backup/daily-backups.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import { backUpPostgres } from '#server/platform/backup/postgres-backup.ts';
import type { Job } from '#server/platform/jobs/run-jobs.ts';

const BACKUP_PAUSE_MS = 60 * 60_000;

export function dailyBackups({ db, config, now }: Pick<ServerContext, 'db' | 'config' | 'now'>): Job {
  const { databaseUrl, dataFolder, siteWords, dailyBackups: isWanted } = config;
  const backUp = (target: string) =>
    databaseUrl ? backUpPostgres(databaseUrl, target) : inDatabaseThread('backUp', databaseFileOf(dataFolder), target);
  const wanted = {
    dataFolder,
    ending: databaseUrl ? 'pgdump' : 'sqlite',
    backUp: isWanted && backUp,
    keptDays: siteWords.periods.backupDays,
    now,
    claimedIn: databaseUrl ? db : undefined,
  } as const;
  return { name: 'daily backup', pauseMs: BACKUP_PAUSE_MS, run: () => keepDailyBackups(wanted) };
}
