import { join, resolve } from 'node:path';
import { databaseFileOf } from '#server/database-file.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { backupFolderOf } from '#server/platform/backup/daily-backups.ts';
import { backUpPostgres } from '#server/platform/backup/postgres-backup.ts';
import { backUpSqlite } from '#server/platform/backup/sqlite-backup.ts';
import { OperatorMistake, runWithSettings } from './operator/open-operator.ts';

/*
 * `npm run backup [-- FILE]`: a checked copy of everything that is stored, while the server goes on. Without a name it goes to
 * `DATA_DIR/backups`, beside those that the server makes by itself every day.
 */

const [named, ...more] = process.argv.slice(2);

await runWithSettings(async ({ databaseUrl, dataFolder }) => {
  if (more.length > 0) throw new OperatorMistake('Usage: npm run backup [-- FILE]');
  const ending = databaseUrl ? 'pgdump' : 'sqlite';
  const moment = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const target = resolve(named ?? join(backupFolderOf(dataFolder), `by-hand-${moment}.${ending}`));
  if (databaseUrl) await backUpPostgres(databaseUrl, target);
  else await backUpSqlite(databaseFileOf(dataFolder), target);
  console.log(`Done: a checked backup is at ${target}`);
}, BackupError);
