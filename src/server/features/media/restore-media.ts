import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { putBeside } from '#server/platform/backup/media-backup.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import * as media from './media.repository.ts';

interface Place {
  dataFolder: string;
  /** Beside a backup from elsewhere. */
  alsoIn?: string;
}

/** Puts back the films and photos that a restored database names; answers the names of those that are in no backup. */
export async function restoreMedia(db: Kysely<Database>, { dataFolder, alsoIn }: Place): Promise<string[]> {
  const folder = mediaFolderOf(dataFolder);
  const sources = [backupFolderOf(dataFolder), ...(alsoIn === undefined ? [] : [alsoIn])].map(mediaFolderOf);
  const missing = new Set<string>();
  const tables = (await db.introspection.getTables()).map((table) => table.name);
  // A database of a version before films has no table of them.
  for (const { file, name } of tables.includes('media') ? await media.files(db) : []) {
    if (existsSync(join(folder, file))) continue;
    const source = sources.find((each) => existsSync(join(each, file)));
    if (source === undefined) {
      missing.add(name);
      continue;
    }
    await mkdir(folder, { recursive: true });
    await putBeside(join(source, file), join(folder, file));
  }
  return [...missing];
}

/** Behind what is said of a restored backup. */
export function missingMediaText(names: readonly string[]): string {
  if (names.length === 0) return '';
  return ` Films or photos that are in no backup here: ${names.map((name) => `“${name}”`).join(', ')}. Upload them again.`;
}
