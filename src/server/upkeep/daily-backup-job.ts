import type { Kysely } from 'kysely';
import { databaseFileOf } from '#server/database-file.ts';
import { createBackupClaims } from '#server/platform/backup/backup-claims.repository.ts';
import { keepDailyBackups } from '#server/platform/backup/daily-backups.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import { backUpPostgres } from '#server/platform/backup/postgres-backup.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Job } from '#server/platform/jobs/run-jobs.ts';
import type { Config } from '#server/settings/config.ts';

interface DailyBackupsNeeds {
  db: Kysely<Database>;
  config: Config;
  now: () => number;
}

const BACKUP_PAUSE_MS = 60 * 60_000;

export function dailyBackups({ db, config, now }: DailyBackupsNeeds): Job {
  const { databaseUrl, dataFolder, siteWords, dailyBackups: isWanted } = config;
  const backUp = (target: string) =>
    databaseUrl ? backUpPostgres(databaseUrl, target) : inDatabaseThread('backUp', databaseFileOf(dataFolder), target);
  const needs = {
    dataFolder,
    ending: databaseUrl ? 'pgdump' : 'sqlite',
    backUp: isWanted && backUp,
    keptDays: siteWords.periods.backupDays,
    now,
    claims: databaseUrl ? createBackupClaims(db) : undefined,
  } as const;
  return { name: 'daily backup', pauseMs: BACKUP_PAUSE_MS, run: () => keepDailyBackups(needs) };
}
