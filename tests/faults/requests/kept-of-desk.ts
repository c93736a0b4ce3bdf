import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { mediaFilesIn, mediaFolderOf, uploadsFolderOf } from '#server/platform/files/media-folder.ts';

/** What no refused request may change: the activity log, words, media and their files, emails to members, settings and their like. */
export async function whatDeskKeeps(db: Kysely<Database>, dataFolder: string): Promise<object> {
  const { rows } = await sql<object>`select
    (select count(*) from desk_activity) as actions,
    (select count(*) from words_version) as versions,
    (select coalesce(sum(revision), 0) from words_draft) as drafts,
    (select count(*) from words_check) as checks,
    (select count(*) from picture) as pictures,
    (select count(*) || ' ' || coalesce(sum(bytes), 0) from media) as media,
    (select count(*) || ' ' || coalesce(sum(length(state)), 0) from newsletter) as newsletters,
    (select coalesce(sum(version), 0) from desk_setting_version) as settings,
    (select count(*) || ' ' || coalesce(sum(withdrawn_at), 0) from price) as prices,
    (select count(*) || ' ' || coalesce(sum(ended_at), 0) from offer) as offers,
    (select count(*) || ' ' || coalesce(sum(disabled_at), 0) from operator) as operators`.execute(db);
  return {
    ...rows[0],
    files: mediaFilesIn(mediaFolderOf(dataFolder)),
    arrived: arrivedIn(uploadsFolderOf(dataFolder)),
  };
}

/** How much of each film on its way. */
const arrivedIn = (folder: string): Record<string, number> =>
  existsSync(folder)
    ? Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]))
    : {};
