import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { databaseFileOf } from '#server/database-file.ts';
import { beforeRestoreFile } from '#server/platform/backup/backup-folder.ts';
import { backUpPostgres, requirePostgresBackup, restorePostgres } from '#server/platform/backup/postgres-backup.ts';
import { restoreSqlite } from '#server/platform/backup/sqlite-restore.ts';
import { runWithSettings } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { contentsOfDump, contentsOfPostgres, contentsOfSqlite } from './operator/stored-contents.ts';

/** `npm run restore -- FILE`: replaces the database by a backup. The server must be stopped. */

const [file, ...more] = process.argv.slice(2);

await runWithSettings(async ({ databaseUrl, dataFolder }) => {
  if (!file || more.length > 0) throw new OperatorError('Usage: npm run restore -- FILE');
  const backupFile = resolve(file);
  const aside = beforeRestoreFile(dataFolder, databaseUrl ? 'pgdump' : 'sqlite', Date.now());
  if (databaseUrl) await restoreTables(backupFile, databaseUrl, aside);
  else await restoreFile(backupFile, databaseFileOf(dataFolder), aside);
});

async function restoreFile(backupFile: string, databaseFile: string, aside: string): Promise<void> {
  const stood = existsSync(databaseFile);
  const look = (copy: string) => {
    console.log(`In the backup: ${contentsOfSqlite(copy)}.`);
    console.log(`Here until now: ${stood ? contentsOfSqlite(databaseFile) : 'nothing'}.`);
  };
  await restoreSqlite({ backupFile, databaseFile, aside, look });
  printDone(contentsOfSqlite(databaseFile), stood ? aside : undefined);
}

async function restoreTables(backupFile: string, databaseUrl: string, aside: string): Promise<void> {
  await requirePostgresBackup(backupFile, databaseUrl);
  console.log(`In the backup: ${await contentsOfDump(backupFile, databaseUrl)}.`);
  const stood = await contentsOfPostgres(databaseUrl);
  console.log(`Here until now: ${stood ?? 'nothing'}.`);
  await restorePostgres({
    backupFile,
    databaseUrl,
    keepAside: async () => {
      if (stood !== undefined) await backUpPostgres(databaseUrl, aside);
    },
  });
  printDone((await contentsOfPostgres(databaseUrl)) ?? 'nothing', stood && aside);
}

function printDone(contents: string, aside: string | undefined): void {
  const kept = aside === undefined ? '' : ` What was there before is kept at ${aside}.`;
  console.log(`Done: here now are ${contents}.${kept} Start the server again.`);
}
