import { hash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../src/server/platform/database/in-transaction.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { insertMembers } from '../many-members/member-rows.ts';
import { addWritten } from './seed-written.ts';

export const MS_PER_DAY = 86_400_000;
const MEMBERS_AT_ONCE = 2_000;
/** Members joined over so many days. */
export const DAYS = 800;

/** What one purchase in ten was made with. */
export const OFFER_CODE = 'TEST10';

export interface SeedOptions {
  members: number;
  now: number;
}

/** A database as the desk sees it after years: members who joined over time, purchases of each state, a long diary. */
export async function seedDesk(db: Kysely<Database>, { members, now }: SeedOptions): Promise<{ cookie: string }> {
  for (let first = 0; first < members; first += MEMBERS_AT_ONCE) {
    const end = Math.min(members, first + MEMBERS_AT_ONCE);
    await inTransaction(db, (transaction) => insertMembers(transaction, { first, end, now, isForDesk: true }));
  }
  await spreadOut(db, now);
  await addDiary(db, { members, now });
  await addEmails(db, now);
  await addOffer(db, now);
  await addAnswers(db, now);
  await addWritten(db, { members, now });
  const cookie = await addOwner(db, now);
  return { cookie };
}

/** PostgreSQL takes a bare number for a small one. */
export const whole = (value: number) => sql`cast(${value} as bigint)`;

/**
 * Each at a time of their own, in no order of the ids; one purchase in a hundred went back, one in a thousand is
 * disputed.
 */
async function spreadOut(db: Kysely<Database>, now: number): Promise<void> {
  const joined = (id: string) =>
    sql`${whole(now)} - (cast(substr(${sql.ref(id)}, 1, 8) as bigint) * 7919) % ${DAYS} * ${whole(MS_PER_DAY)} - cast(substr(${sql.ref(id)}, 5, 4) as integer)`;
  await sql`update "user" set created_at = ${joined('id')}`.execute(db);
  await sql`update purchase set created_at = ${joined('user_id')}, paid_at = ${joined('user_id')},
    sale_year = 2026, sale_number = cast(substr(user_id, 1, 8) as integer), vat_percent = 20,
    status = case when cast(substr(user_id, 1, 8) as integer) % 1000 = 7 then 'disputed'
      when cast(substr(user_id, 1, 8) as integer) % 100 = 3 then 'refunded' else status end`.execute(db);
}

/** As many lines as members, over the days on which they joined. */
async function addDiary(db: Kysely<Database>, { members, now }: SeedOptions): Promise<void> {
  const apart = Math.round((DAYS * MS_PER_DAY) / members);
  await sql`with recursive line(number) as (select 0 union all select number + 1 from line where number < ${members})
    insert into desk_activity (id, at, operator_id, operator_name, action, about_user_id, before, after)
    select 'line-' || number, ${whole(now)} - number * ${whole(apart)}, 'kate', 'Kate', 'receipt_sent',
      (10000000 + number % 1000) || '-0000-4000-8000-000000000000', null, null from line`.execute(db);
}

async function addEmails(db: Kysely<Database>, now: number): Promise<void> {
  await sql`with recursive letter(number) as (select 0 union all select number + 1 from letter where number < 1000)
    insert into email_outbox (id, kind, recipient, dedupe_key, payload, created_at, next_attempt_at, given_up_at)
    select 'letter-' || number, 'reset_password', 'test-person@test.invalid', 'letter-' || number, '{}',
      ${whole(now)} - number * 1000, ${whole(now)}, ${whole(now)} from letter`.execute(db);
}

async function addOffer(db: Kysely<Database>, now: number): Promise<void> {
  const lasting = { from_day: null, until: null, use_limit: null, once_per_address: 0, ended_at: null } as const;
  await db
    .insertInto('offer')
    .values({ code: OFFER_CODE, kind: 'share', value: 10, made_at: now - DAYS * MS_PER_DAY, ...lasting })
    .execute();
  await sql`update purchase set offer_code = ${OFFER_CODE} where cast(substr(user_id, 1, 8) as integer) % 10 = 5`.execute(
    db,
  );
}

/** Every second member said yes to the newsletter, one in ten of them no later on. */
async function addAnswers(db: Kysely<Database>, now: number): Promise<void> {
  const number = sql`cast(substr(id, 1, 8) as integer)`;
  await sql`insert into newsletter_answer (user_id, answered_at, answer, wording)
    select id, created_at - 1, 'yes', '1' from "user" where ${number} % 2 = 0`.execute(db);
  await sql`insert into newsletter_answer (user_id, answered_at, answer, wording)
    select id, ${whole(now)}, 'no', '1' from "user" where ${number} % 20 = 0`.execute(db);
}

async function addOwner(db: Kysely<Database>, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const owner = { id: 'kate', name: 'Kate', email: 'kate@test.invalid', role: 'owner', password_hash: null } as const;
  await db
    .insertInto('operator')
    .values({ ...owner, created_at: now })
    .execute();
  const token_hash = hash('sha256', token, 'base64url');
  const times = { created_at: now, last_seen_at: now, proved_at: now };
  await db
    .insertInto('operator_session')
    .values({ token_hash, operator_id: owner.id, device: '', ...times })
    .execute();
  return `desk=${token}`;
}
