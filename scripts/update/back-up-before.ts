import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { databaseFileOf } from '#server/database-file.ts';
import { backUpPostgres } from '#server/platform/backup/postgres-backup.ts';
import { backUpSqlite } from '#server/platform/backup/sqlite-backup.ts';
import type { Config } from '#server/settings/config.ts';
import { backupTarget } from '../operator/backup-target.ts';
import { noteCopy } from '../operator/note-copy.ts';

export async function backUpBefore(config: Config): Promise<void> {
  const { databaseUrl, dataFolder } = config;
  const databaseFile = databaseFileOf(dataFolder);
  if (!databaseUrl && !existsSync(databaseFile)) return;
  const ending = databaseUrl ? 'pgdump' : 'sqlite';
  const target = backupTarget({ named: undefined, dataFolder, ending, now: Date.now() });
  if (databaseUrl) await backUpPostgres(databaseUrl, target);
  else await backUpSqlite(databaseFile, target);
  console.log(`Backup made: ${target}`);
  await noteCopy(config, basename(target));
}
