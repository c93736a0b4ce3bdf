import { join } from 'node:path';
import type { SecondPlaceAnswer } from '#contract/desk/backups.ts';
import type { ServerContext } from '#server/context.ts';
import { completeDeletedList, deletedIn } from '#server/features/account/deleted-list.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { momentInName, openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import * as secondPlace from '#server/platform/second-place/second-place.repository.ts';
import { addressOf, type BackupThere, hostOf } from '#server/platform/second-place/second-place.ts';
import type { Config } from '#server/settings/config.ts';

/** What is in the second place, as far as it answers. */
export async function secondPlaceAnswer({
  db,
  config: { secondPlace: place },
}: Pick<ServerContext, 'db' | 'config'>): Promise<SecondPlaceAnswer> {
  if (!place) return { place: null, sentAt: null, problem: null, backups: [] };
  const state = await secondPlace.look(db, addressOf(place));
  const there = await inDatabaseThread('listBackups', place).catch(problemIn);
  const backups = 'problem' in there ? [] : there.toReversed().map((backup) => shown(backup, state?.site));
  return {
    place: { host: hostOf(place), bucket: place.bucket },
    // What is there says more than what was noted.
    sentAt: backups.find(({ isOwn }) => isOwn)?.madeAt ?? state?.sentAt ?? null,
    problem: 'problem' in there ? there.problem : (state?.problem ?? null),
    backups,
  };
}

const shown = ({ id, site, arrivedAt, bytes }: BackupThere, own: string | undefined) => ({
  id,
  madeAt: arrivedAt,
  bytes,
  isOwn: site === own,
});

function problemIn(error: unknown): { problem: string } {
  if (!(error instanceof BackupError)) throw error;
  return { problem: error.message };
}

/** Brings it into the data folder's `backups`, once; answers its name there. Throws {@link BackupError}. */
export async function fetchFromSecondPlace(
  { secondPlace: place, dataFolder }: Pick<Config, 'secondPlace' | 'dataFolder'>,
  id: string,
): Promise<string> {
  if (!place) throw new BackupError('No second place is set.');
  const backup = (await inDatabaseThread('listBackups', place)).find((each) => each.id === id);
  if (!backup) throw new BackupError('That backup isn’t there any more.');
  const ending = backup.name.split('.').at(-1);
  const name = `fetched-${momentInName(backup.arrivedAt)}.${ending}`;
  const target = join(openBackupFolder(dataFolder), name);
  const deletedList = await inDatabaseThread('fetchBackup', { place, id, dataFolder, target });
  completeDeletedList(dataFolder, deletedIn(deletedList));
  return name;
}
