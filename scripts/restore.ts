import { resolve } from 'node:path';
import { databaseFileOf } from '#server/database-file.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { restorePostgres } from '#server/platform/backup/postgres-backup.ts';
import { restoreSqlite } from '#server/platform/backup/sqlite-backup.ts';
import { OperatorMistake, runWithSettings } from './operator/open-operator.ts';

/* `npm run restore -- FILE`: puts a backup in the place of what is stored. The server has to be stopped. */

const [file, ...more] = process.argv.slice(2);

await runWithSettings(async ({ databaseUrl, dataFolder }) => {
  if (!file || more.length > 0) throw new OperatorMistake('Usage: npm run restore -- FILE');
  if (databaseUrl) {
    await restorePostgres(resolve(file), databaseUrl);
    console.log('Done. Start the server again.');
    return;
  }
  const databaseFile = databaseFileOf(dataFolder);
  const aside = databaseFile.replace(/\.sqlite$/, `-before-restore-${Date.now()}.sqlite`);
  await restoreSqlite(resolve(file), databaseFile, aside);
  console.log(`Done. What was there before is kept at ${aside}. Start the server again.`);
}, BackupError);
