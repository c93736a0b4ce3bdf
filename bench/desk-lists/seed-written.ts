import { type Kysely, sql } from 'kysely';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { VISIT_STEPS } from '../../src/domain/visits/visit-steps.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { londonDayAt } from '../../src/server/platform/time/london-day.ts';
import { DAYS, MS_PER_DAY, type SeedOptions, whole } from './seed-desk.ts';

const NEWSLETTERS = 1_000;
const MEDIA = 2_000;
/** Of one place of words. */
const VERSIONS = 1_000;

export const NEWEST_NEWSLETTER = 'newsletter-0';
export const MUCH_CHANGED = 'landing';

/** What an owner writes, films and counts over the years: the last two emails still have a copy for each who said yes. */
export async function addWritten(db: Kysely<Database>, { members, now }: SeedOptions): Promise<void> {
  await sql`with recursive letter(number) as (select 0 union all select number + 1 from letter where number < ${NEWSLETTERS})
    insert into newsletter (id, state, fields, made_at, made_by, send_at, began_at, ended_at, people, sent, came_back)
    select 'newsletter-' || number, 'sent', '{"subject":"Swaps for small flats","text":"Hello"}', moment, 'Kate', moment,
      moment, moment, ${members}, ${members}, 4
    from (select number, ${whole(now)} - (number + 1) * ${whole(MS_PER_DAY)} as moment from letter) as sent`.execute(
    db,
  );
  await sql`insert into newsletter_copy (newsletter_id, user_id, made_at, outcome, reason)
    select newsletter.id, "user".id, newsletter.made_at,
      case when cast(substr("user".id, 1, 8) as integer) % 100 = 2 then 'came_back' else 'sent' end, '550 No such user'
    from newsletter cross join "user"
    where newsletter.id in ('newsletter-0', 'newsletter-1') and newsletter_since is not null`.execute(db);
  await sql`insert into newsletter_week (user_id, taken_at)
    select id, ${whole(now - MS_PER_DAY)} from "user" where newsletter_since is not null`.execute(db);
  await sql`with recursive medium(number) as (select 1 union all select number + 1 from medium where number < ${MEDIA})
    insert into media (id, kind, name, description, bytes, duration_ms, width, height, has_sound, is_spoken, added_by, at)
    select 'film-' || number || '.mp4', 'film', 'Film ' || number, '', 30000000, 90000, 1280, 720, 1, 0, 'Kate',
      ${whole(now)} - number from medium`.execute(db);
  await sql`with recursive change(number) as (select 1 union all select number + 1 from change where number < ${VERSIONS})
    insert into words_version (place, version, body, changed, author, at, published_from)
    select ${MUCH_CHANGED}, number, '{"promise":"Strong at home ' || number || '"}', '["promise"]', 'Kate', moment, moment
    from (select number, ${whole(now)} - ${VERSIONS} + number as moment from change) as made`.execute(db);
  const today = londonDayAt(now);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, -index));
  for (const step of VISIT_STEPS)
    await db
      .insertInto('visit_count')
      .values(days.map((day) => ({ day, step, times: 1_000 })))
      .execute();
}
