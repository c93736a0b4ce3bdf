import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { newestMadeAt } from '#server/platform/backup/backup-claims.repository.ts';
import { backupFolderOf, dailyBackupsIn } from '#server/platform/backup/backup-folder.ts';
import { isUnchanged } from '#server/platform/backup/checksum.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { Config } from '#server/settings/config.ts';
import { type Finding, failure, good, warning } from './finding.ts';

const NO_PG_DUMP = 'pg_dump is missing: install Debian’s package `postgresql-client`';
const ONE_DAY_MS = 86_400_000;

export async function checkBackups(
  { databaseUrl, dataFolder, dailyBackups }: Config,
  own?: Kysely<Database>,
): Promise<Finding> {
  if (!dailyBackups) return warning('made elsewhere: has one of them been restored for trial?', 'BACKUPS=elsewhere');
  if (databaseUrl && spawnSync('pg_dump', ['--version']).error) {
    return failure('the program that copies PostgreSQL is missing, so there are no copies', NO_PG_DUMP);
  }
  const folder = backupFolderOf(dataFolder);
  const elsewhereAt = databaseUrl && own ? await newestMadeAt(own) : undefined;
  const newest = dailyBackupsIn(folder).at(-1);
  const recent = [0, ONE_DAY_MS].map((age) => `daily-${londonDayAt(Date.now() - age)}.`);
  const isRecent = newest !== undefined && recent.some((start) => newest.startsWith(start));
  if (!isRecent && elsewhereAt !== undefined && Date.now() - elsewhereAt < 2 * ONE_DAY_MS) {
    return good('the newest lies in the data folder of another of your servers; copy it to another machine too');
  }
  if (newest === undefined) return warning('none yet: a running server makes one a day');
  if (!isRecent) {
    return failure(
      `the newest is only ${newest}: a running server makes one a day, and its log says why there is none`,
    );
  }
  if ((await isUnchanged(join(folder, newest))) === false) {
    return failure(`${newest} has changed since it was made: is the disk failing? Take another`, 'npm run backup');
  }
  return good(`the newest is ${newest}; copy them to another machine too`);
}
