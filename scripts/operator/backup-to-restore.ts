import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import { hostOf } from '#server/platform/second-place/second-place.ts';
import type { Config } from '#server/settings/config.ts';
import { fetchFromSecondPlace } from '#server/upkeep/second-place.ts';
import { OperatorError } from './operator-error.ts';

type Places = Pick<Config, 'secondPlace' | 'dataFolder'>;

/** A file, or the name of one in the second place, which is then brought here. */
export async function backupToRestore(config: Places, named: string): Promise<string> {
  const { secondPlace, dataFolder } = config;
  if (existsSync(named) || !secondPlace || /[/\\]/.test(named)) return resolve(named);
  const name = await fetchFromSecondPlace(config, named);
  console.log(`Fetched from ${hostOf(secondPlace)} and opened with the passphrase.`);
  return join(resolve(backupFolderOf(dataFolder)), name);
}

/** Of whoever named none. */
export async function printSecondPlace({ secondPlace }: Pick<Config, 'secondPlace'>): Promise<void> {
  if (!secondPlace) throw new OperatorError('Usage: npm run restore -- FILE');
  const backups = await inDatabaseThread('listBackups', secondPlace);
  if (backups.length === 0) throw new OperatorError(`There are no backups at ${hostOf(secondPlace)}.`);
  console.log(`At ${hostOf(secondPlace)}, the newest last:`);
  for (const { id, arrivedAt, bytes } of backups) {
    console.log(`  ${id}  arrived ${new Date(arrivedAt).toISOString().slice(0, 16)}, ${Math.ceil(bytes / 1_000)} kB`);
  }
  console.log('Restore one with: npm run restore -- NAME');
}
