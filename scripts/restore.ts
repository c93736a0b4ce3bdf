import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { databaseFileOf } from '#server/database-file.ts';
import * as operators from '#server/desk/operators/operators.repository.ts';
import {
  deleteAccountsAgain,
  deletedAgainText,
  isAnyDeleted,
  keepDeletedList,
} from '#server/features/account/deleted-accounts.ts';
import { missingMediaText, restoreMedia } from '#server/features/media/restore-media.ts';
import { beforeRestoreFile } from '#server/platform/backup/backup-folder.ts';
import { backUpPostgres, requirePostgresBackup, restorePostgres } from '#server/platform/backup/postgres-backup.ts';
import { restoreSqlite } from '#server/platform/backup/sqlite-restore.ts';
import {
  openPostgresAsItIs,
  openPostgresDatabase,
  openSqliteDatabase,
} from '#server/platform/database/open-database.ts';
import { openSqliteForInspection } from '#server/platform/database/open-for-inspection.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { backupToRestore, printSecondPlace } from './operator/backup-to-restore.ts';
import { runWithSettings } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { contentsOfDump, contentsOfPostgres, contentsOfSqlite } from './operator/stored-contents.ts';

/**
 * `npm run restore -- FILE`: replaces the database by a backup. The server must be stopped. Without a FILE it lists what is
 * in the second place; a name of that list is as good as a file.
 */

const [file, ...more] = process.argv.slice(2);

await runWithSettings(async (config) => {
  const { databaseUrl, dataFolder } = config;
  if (more.length > 0) throw new OperatorError('Usage: npm run restore -- FILE');
  if (!file) return printSecondPlace(config);
  const backupFile = await backupToRestore(config, file);
  const aside = beforeRestoreFile(dataFolder, databaseUrl ? 'pgdump' : 'sqlite', Date.now());
  const databaseFile = databaseFileOf(dataFolder);
  const hasDatabase = databaseUrl !== undefined || existsSync(databaseFile);
  const openNow = () => (databaseUrl ? openPostgresAsItIs(databaseUrl) : openSqliteForInspection(databaseFile));
  const workedHere = await namesAtDesk(hasDatabase ? openNow : undefined, (db) => keepDeletedList(db, dataFolder));
  if (databaseUrl) await restoreTables(backupFile, databaseUrl, aside);
  else await restoreFile(backupFile, databaseFile, aside);
  const workHere = await namesAtDesk(openNow);
  const strangers = workHere.filter((name) => !workedHere.includes(name));
  if (hasDatabase && strangers.length > 0) {
    console.log(`These can sign in at the desk now, and couldn’t before: ${strangers.join(', ')}.`);
  }
  const place = { dataFolder, alsoIn: dirname(backupFile) };
  await using(openNow(), async (db) => {
    const lost = missingMediaText(await restoreMedia(db, place));
    if (lost !== '') console.log(lost.trim());
  });
  if (!isAnyDeleted(place)) return;
  const restored = databaseUrl ? openPostgresDatabase(databaseUrl) : openSqliteDatabase(databaseFile);
  await using(restored, async (db) => {
    const again = await deleteAccountsAgain(db, { ...place, isCopy: true });
    if (again > 0) console.log(deletedAgainText(again).trim());
  });
});

/** None where nothing can be read. */
async function namesAtDesk(
  open: (() => Kysely<Database> | Promise<Kysely<Database>>) | undefined,
  alsoDo: (db: Kysely<Database>) => Promise<void> = async () => {},
): Promise<string[]> {
  let names: string[] = [];
  if (!open) return names;
  await using(open(), async (db) => {
    await alsoDo(db);
    const left = await operators.list(db).catch(() => []);
    names = left.map(({ name, email }) => `${name} (${email})`);
  });
  return names;
}

async function using(
  opening: Kysely<Database> | Promise<Kysely<Database>>,
  work: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const db = await opening;
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

async function restoreFile(backupFile: string, databaseFile: string, aside: string): Promise<void> {
  const stood = existsSync(databaseFile);
  const look = (copy: string) => {
    console.log(`In the backup: ${contentsOfSqlite(copy)}.`);
    console.log(`Current database: ${stood ? contentsOfSqlite(databaseFile) : 'none'}.`);
  };
  await restoreSqlite({ backupFile, databaseFile, aside, look });
  printDone(contentsOfSqlite(databaseFile), stood ? aside : undefined);
}

async function restoreTables(backupFile: string, databaseUrl: string, aside: string): Promise<void> {
  await requirePostgresBackup(backupFile, databaseUrl);
  console.log(`In the backup: ${await contentsOfDump(backupFile, databaseUrl)}.`);
  const stood = await contentsOfPostgres(databaseUrl);
  console.log(`Current database: ${stood ?? 'none'}.`);
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
  const kept = aside === undefined ? '' : ` The previous database is kept at ${aside}.`;
  console.log(`Done. Restored ${contents}.${kept} Now start the server.`);
}
