import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { bytesText } from '#domain/media/media.ts';
import * as media from '#server/features/media/media.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import type { Config } from '#server/settings/config.ts';
import { type Finding, failure, good } from './finding.ts';

/** The owner's films and photos: whether each still has its file, and how much room they take. */
export async function checkMedia({ dataFolder }: Pick<Config, 'dataFolder'>, db: Kysely<Database>): Promise<Finding> {
  const [stored, files] = await Promise.all([media.list(db), media.files(db)]);
  const lost = files.filter(({ file }) => !existsSync(join(mediaFolderOf(dataFolder), file)));
  const names = [...new Set(lost.map(({ name }) => name))];
  if (names.length > 0) {
    return failure(`the files of these are missing: ${names.join(', ')}. Upload them again, or restore a backup`);
  }
  const bytes = stored.reduce((sum, medium) => sum + medium.bytes, 0);
  return good(stored.length === 0 ? 'none yet' : `${stored.length}, ${bytesText(bytes)}, all there`);
}
