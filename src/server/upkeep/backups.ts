import { createReadStream, existsSync, type ReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskBackup, TestedBackup } from '#contract/desk/backups.ts';
import { databaseFileOf } from '#server/database-file.ts';
import {
  backupFolderOf,
  deleteBackup,
  momentInName,
  namesIn,
  openBackupFolder,
} from '#server/platform/backup/backup-folder.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import { backUpMedia } from '#server/platform/backup/media-backup.ts';
import { backUpPostgres } from '#server/platform/backup/postgres-backup.ts';
import type { Config } from '#server/settings/config.ts';

const NAME = /^(daily|by-hand|before-update|before-restore|fetched)-[\dT-]+\.(sqlite|pgdump)$/;

/** What the desk does with the backups in the data folder's `backups`. Throws `BackupError`. */
export interface Backups {
  engine: 'sqlite' | 'postgres';
  isDaily: boolean;
  /** Nothing older is left. */
  keptDays: number;
  list: () => DeskBackup[];
  /** Answers its name, once it is noted: a backup that could not be noted is not kept. */
  make: (now: number, note: (name: string) => Promise<void>) => Promise<string>;
  /** Opened apart; of a PostgreSQL backup nothing can be counted without a second database. */
  attempt: (name: string) => Promise<TestedBackup | undefined>;
  read: (name: string) => ReadStream;
}

export function createBackups({ databaseUrl, dataFolder, dailyBackups, siteWords }: Config): Backups {
  const folder = backupFolderOf(dataFolder);
  const ending = databaseUrl ? 'pgdump' : 'sqlite';

  function found(name: string): DeskBackup[] {
    const kind = NAME.exec(name)?.[1] as DeskBackup['kind'] | undefined;
    const file = kind && statSync(join(folder, name), { throwIfNoEntry: false });
    return kind && file ? [{ name, kind, madeAt: Math.round(file.mtimeMs), bytes: file.size }] : [];
  }

  return {
    engine: databaseUrl ? 'postgres' : 'sqlite',
    isDaily: dailyBackups,
    keptDays: siteWords.periods.backupDays,
    list: () =>
      namesIn(folder)
        .flatMap(found)
        .toSorted((one, other) => other.madeAt - one.madeAt),

    async make(now, note) {
      const name = `by-hand-${momentInName(now)}.${ending}`;
      const target = join(openBackupFolder(dataFolder), name);
      // Twice within a second is one copy.
      if (existsSync(target)) {
        await note(name);
        return name;
      }
      if (databaseUrl) await backUpPostgres(databaseUrl, target);
      else await inDatabaseThread('backUp', databaseFileOf(dataFolder), target);
      await backUpMedia(dataFolder, folder, now);
      await note(name).catch((error: unknown) => {
        deleteBackup(target);
        throw error;
      });
      return name;
    },

    async attempt(name) {
      return name.endsWith('.sqlite') ? inDatabaseThread('tryCopy', join(folder, name)) : undefined;
    },

    read: (name) => createReadStream(join(folder, name)),
  };
}
