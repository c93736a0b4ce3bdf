import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { addDays, calendarDayAt } from '../../src/domain/time/calendar-day.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';

/**
 * Rows of each made-up member: themselves, their sign-in, purchase, its history, goal and block, and what the member
 * did.
 */
export const SESSIONS = 12;
export const STEP_DAYS = 32;
export const ROWS_PER_MEMBER = 6 + SESSIONS + STEP_DAYS;

const MS_PER_DAY = 86_400_000;
const MOVES = JSON.stringify(
  ['squat', 'press-up', 'bridge', 'dead-bug', 'row', 'march'].map((moveId) => ({
    moveId,
    level: 'standard',
    seconds: 80,
  })),
);

/** Made-up members by number, from `first` up to but not including `end`, as the product itself would have written them. */
export interface MemberRange {
  first: number;
  end: number;
  now: number;
  /** Only what the lists of the desk look at, with one workout each. */
  isForDesk?: boolean;
}

/** What a made-up member signs in with. It opens nothing but a database that was filled for a measurement. */
export const tokenOf = (member: number): string => `token-of-test-person-${member}`;

/** In ascending order like the number, so that a database of millions is written from its beginning to its end. */
export const userIdOf = (member: number): string => `${10_000_000 + member}-0000-4000-8000-000000000000`;

/** Writes the members of a range. Every one is named a test person, at an address that can never exist. */
export async function insertMembers(transaction: Transaction<Database>, range: MemberRange): Promise<void> {
  const { isForDesk = false } = range;
  const written = isForDesk ? DESK_LOOKS_AT : [...DESK_LOOKS_AT, histories, goals, stepDays];
  for (const statement of written) await statement(range).execute(transaction);
  if (!isForDesk) await insertTokens(transaction, range);
}

const members = ({ first, end }: MemberRange) => sql`recursive member(number) as (
    select cast(${first} as integer) union all select number + 1 from member where number + 1 < ${end}
  ), person as (
    select number, cast(10000000 + number as text) || '-0000-4000-8000-000000000000' as user_id from member
  )`;

const users = (range: MemberRange) => sql`with ${members(range)}
  insert into "user" (id, email, first_name, last_name, step_goal, created_at)
  select user_id, 'test-person-' || cast(10000000 + number as text) || '@test.invalid', 'Test', 'Person', 5000,
    ${range.now - 40 * MS_PER_DAY}
  from person order by number`;

const purchases = (range: MemberRange) => sql`with ${members(range)}
  insert into purchase (id, user_id, email, stripe_session_id, stripe_payment_intent_id, ui_mode, amount_pence,
    full_price_pence, currency, livemode, status, created_at, paid_at, updated_at)
  select 'purchase-' || user_id, user_id, 'test-person-' || cast(10000000 + number as text) || '@test.invalid',
    'cs_test_person_' || user_id, 'pi_test_person_' || user_id, 'embedded', 2999, 2999, 'gbp', 0, 'paid',
    ${range.now - 40 * MS_PER_DAY}, ${range.now - 40 * MS_PER_DAY}, ${range.now - 40 * MS_PER_DAY}
  from person order by number`;

const histories = (range: MemberRange) => sql`with ${members(range)}
  insert into purchase_history (id, purchase_id, from_status, to_status, at)
  select 'history-' || user_id, 'purchase-' || user_id, 'pending', 'paid', ${range.now - 40 * MS_PER_DAY}
  from person order by number`;

const goals = (range: MemberRange) => sql`with ${members(range)}
  insert into step_goal_change (user_id, from_day, step_goal)
  select user_id, ${addDays(calendarDayAt(range.now, 0), -40)}, 5000 from person order by number`;

const blocks = (range: MemberRange) => sql`with ${members(range)}
  insert into block_progress (user_id, block, started_at)
  select user_id, 1, ${range.now - 40 * MS_PER_DAY} from person order by number`;

/** Twelve sessions over the last four weeks, one for each workout, an hour apart from member to member. */
const sessions = (range: MemberRange) => sql`with ${members(range)},
  done(workout, at, day) as (values ${sql.join(sessionTimes(range.now).slice(range.isForDesk ? -1 : 0))})
  insert into workout_session (user_id, completed_at, id, client_id, completed_on, utc_offset_minutes, workout_id,
    workout_name, week, block, edition, length, rating, notes, duration_minutes, active_seconds, effort,
    completed_exercises, created_at)
  select user_id, at + number % 1000, cast(10000000 + number as text) || '-' || cast(1000 + workout as text)
      || '-4000-8000-000000000000',
    cast(10000000 + number as text) || '-' || cast(2000 + workout as text) || '-4000-8000-000000000000', day, 0, workout,
    'Workout ' || cast(workout as text), (workout + 2) / 3, 1, 'a', case when (number + workout) % 5 = 0 then '15' else 'full' end,
    6 + (number + workout) % 5, 'Stopped twice for nappies, still finished', 30, 1500, 'right', ${MOVES}, at
  from person cross join done order by number, workout`;

function sessionTimes(now: number) {
  return Array.from({ length: SESSIONS }, (_, index) => {
    const at = now - (2 * (SESSIONS - index) + 1) * MS_PER_DAY;
    return sql`(cast(${index + 1} as bigint), cast(${at} as bigint), ${calendarDayAt(at, 0)})`;
  });
}

/** About four days in seven reach the goal. */
const stepDays = (range: MemberRange) => sql`with ${members(range)},
  walked(place, day) as (values ${sql.join(walkedDays(range.now))})
  insert into step_entry (user_id, day, steps, updated_at)
  select user_id, day, 2600 + ((number + place) * 1711) % 6000, ${range.now}
  from person cross join walked order by number, place`;

function walkedDays(now: number) {
  const today = calendarDayAt(now, 0);
  return Array.from(
    { length: STEP_DAYS },
    (_, index) => sql`(cast(${index} as bigint), ${addDays(today, index - STEP_DAYS)})`,
  );
}

/** The last workout tells who is quiet. */
const DESK_LOOKS_AT = [users, purchases, blocks, sessions];

const TOKENS_AT_ONCE = 1_000;

async function insertTokens(transaction: Transaction<Database>, { first, end, now }: MemberRange): Promise<void> {
  for (let start = first; start < end; start += TOKENS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(TOKENS_AT_ONCE, end - start) }, (_, index) => start + index);
    const rows = numbers.map((number) => ({
      token_hash: hash('sha256', tokenOf(number), 'base64url'),
      user_id: userIdOf(number),
      device: 'Test person',
      created_at: now,
      last_used_at: now,
      expires_at: now + 30 * MS_PER_DAY,
    }));
    await transaction.insertInto('access_token').values(rows).execute();
  }
}
