import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** What no refused request may change: the activity log, words, media, emails to members, settings and their like. */
export async function whatDeskKeeps(db: Kysely<Database>): Promise<object> {
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
  return rows[0] ?? {};
}
