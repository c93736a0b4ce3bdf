import { existsSync } from 'node:fs';
import { mkdir, rename, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerContext } from '#server/context.ts';
import * as media from '#server/features/media/media.repository.ts';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { mediaFilesIn, mediaFolderOf, uploadsFolderOf } from '#server/platform/files/media-folder.ts';
import { endOldUploads } from './unfinished-uploads.ts';

const ONE_DAY_MS = 86_400_000;

/**
 * Ends uploads that nobody goes on with. What no medium names lies among the backups' files until those end: a stop in the
 * middle left it here, or a restored backup does not know it yet.
 */
export async function tidyMedia({ db, config, now }: Pick<ServerContext, 'db' | 'config' | 'now'>): Promise<void> {
  const folder = mediaFolderOf(config.dataFolder);
  if (!existsSync(folder)) return;
  await endOldUploads(uploadsFolderOf(config.dataFolder), now());
  const known = new Set((await media.files(db)).map(({ file }) => file));
  const aside = mediaFolderOf(backupFolderOf(config.dataFolder));
  for (const name of mediaFilesIn(folder).filter((each) => !known.has(each))) {
    const path = join(folder, name);
    if ((await stat(path)).ctimeMs > now() - ONE_DAY_MS) continue;
    await mkdir(aside, { recursive: true });
    await utimes(path, now() / 1_000, now() / 1_000);
    await rename(path, join(aside, name));
  }
}
