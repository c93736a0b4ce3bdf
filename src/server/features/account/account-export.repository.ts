import type { Kysely, Selectable } from 'kysely';
import type { AccountExport, ExportedWorkout } from '#contract/account-export.ts';
import { clockText } from '#domain/time/zoned-time.ts';
import { pipelineReads } from '#server/platform/database/pipeline-reads.ts';
import type { Database } from '#server/platform/database/schema.ts';
import {
  giftsOf,
  instantText,
  optionalInstant,
  toExportedGift,
  toExportedPurchase,
} from './exported-purchases.repository.ts';

/** About 1 MB of the longest notes allowed. */
const PAGE_SIZE = 200;

/** Deleted workouts that can still be restored are left out. */
export async function readAllButWorkouts(
  db: Kysely<Database>,
  userId: string,
  now: number,
): Promise<Omit<AccountExport, 'workouts'>> {
  const [
    user,
    tokens,
    purchases,
    blocks,
    steps,
    goals,
    agreements,
    [days],
    actions,
    [note],
    gifts,
    [sitter],
    said,
    newsletter,
    copies,
    reminders,
  ] = await pipelineReads(db, (connection) => [
    connection.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    signInsOf(connection, userId, now).execute(),
    connection.selectFrom('purchase').selectAll().where('user_id', '=', userId).orderBy('created_at').execute(),
    connection.selectFrom('block_progress').selectAll().where('user_id', '=', userId).orderBy('block').execute(),
    stepsOf(connection, userId).execute(),
    goalsOf(connection, userId).execute(),
    agreementsOf(connection, userId).execute(),
    connection.selectFrom('workout_days').selectAll().where('user_id', '=', userId).execute(),
    actionsAbout(connection, userId).execute(),
    connection.selectFrom('member_note').select('note').where('user_id', '=', userId).execute(),
    giftsOf(connection, userId).execute(),
    connection.selectFrom('sitter').selectAll().where('user_id', '=', userId).execute(),
    connection.selectFrom('sitter_answer').selectAll().where('user_id', '=', userId).orderBy('day').execute(),
    newsletterAnswersOf(connection, userId).execute(),
    newsletterCopiesOf(connection, userId).execute(),
    connection.selectFrom('checkout_reminder').selectAll().where('user_id', '=', userId).execute(),
  ]);
  return {
    exportedAt: instantText(now),
    desk: actions.map(({ operator_name: operator, at, ...action }) => ({ ...action, operator, at: instantText(at) })),
    deskNote: note?.note ?? null,
    account: toAccount(user),
    signIns: tokens.map(toSignIn),
    purchases: purchases.map(toExportedPurchase),
    gifts: gifts.map(toExportedGift),
    blocks: blocks.map(toBlock),
    steps,
    stepGoals: goals.map((row) => ({ from: row.from_day, stepGoal: row.step_goal })),
    healthAgreements: agreements.map((row) => ({ version: row.version, agreedAt: instantText(row.agreed_at) })),
    newsletter: newsletter.map(({ answered_at: at, ...answer }) => ({ ...answer, at: instantText(at) })),
    checkoutReminders: reminders.map(({ agreed_at: at, wording, email }) => ({ at: instantText(at), wording, email })),
    newsletterEmails: copies.map(({ made_at: at, fields, outcome }) => ({
      at: instantText(at),
      subject: String(JSON.parse(fields).subject ?? ''),
      outcome,
    })),
    workoutDays: days ? toWorkoutDays(days) : null,
    sitter: sitter ? toSitter(sitter, said) : null,
  };
}

export async function* workoutPages(db: Kysely<Database>, userId: string): AsyncGenerator<ExportedWorkout[]> {
  let last: { completed_at: number; id: string } = { completed_at: Number.MIN_SAFE_INTEGER, id: '' };
  let size = PAGE_SIZE;
  while (size === PAGE_SIZE) {
    const rows = await workoutsOf(db, userId, last).execute();
    yield rows.map(toWorkout);
    size = rows.length;
    last = rows.at(-1) ?? last;
  }
}

export function listSteps(db: Kysely<Database>, userId: string): Promise<{ day: string; steps: number }[]> {
  return stepsOf(db, userId).execute();
}

const actionsAbout = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('desk_activity')
    .select(['at', 'operator_name', 'action', 'before', 'after'])
    .where('about_user_id', '=', userId)
    .orderBy('at');

const goalsOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('step_goal_change').selectAll().where('user_id', '=', userId).orderBy('from_day');

const agreementsOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('health_agreement').selectAll().where('user_id', '=', userId).orderBy('version');

const newsletterAnswersOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('newsletter_answer')
    .select(['answer', 'answered_at', 'wording'])
    .where('user_id', '=', userId)
    .orderBy('answered_at');

const newsletterCopiesOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('newsletter_copy')
    .innerJoin('newsletter', 'newsletter.id', 'newsletter_copy.newsletter_id')
    .select(['newsletter_copy.made_at', 'newsletter_copy.outcome', 'newsletter.fields'])
    .where('user_id', '=', userId)
    .orderBy('newsletter_copy.made_at');

const signInsOf = (db: Kysely<Database>, userId: string, now: number) =>
  db
    .selectFrom('access_token')
    .select(['device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at');

/** Without the move list, which is most of a row. */
const WORKOUT_COLUMNS = [
  'id',
  'completed_at',
  'completed_on',
  'block',
  'week',
  'workout_id',
  'workout_name',
  'edition',
  'played_id',
  'length',
  'duration_minutes',
  'active_seconds',
  'rating',
  'effort',
  'pre_mood',
  'notes',
] as const;

const workoutsOf = (db: Kysely<Database>, userId: string, after: { completed_at: number; id: string }) =>
  db
    .selectFrom('workout_session')
    .select(WORKOUT_COLUMNS)
    .where('user_id', '=', userId)
    .where('completed_at', '>=', after.completed_at)
    .where((where) => where.or([where('completed_at', '>', after.completed_at), where('id', '>', after.id)]))
    .where('deleted_at', 'is', null)
    .orderBy('completed_at')
    .orderBy('id')
    .limit(PAGE_SIZE);

const stepsOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('step_entry').select(['day', 'steps']).where('user_id', '=', userId).orderBy('day');

function toSignIn(
  row: Pick<Selectable<Database['access_token']>, 'device' | 'created_at' | 'last_used_at' | 'expires_at'>,
): AccountExport['signIns'][number] {
  return {
    device: row.device,
    signedInAt: instantText(row.created_at),
    lastUsedAt: instantText(row.last_used_at),
    until: instantText(row.expires_at),
  };
}

const toBlock = (row: Selectable<Database['block_progress']>): AccountExport['blocks'][number] => ({
  block: row.block,
  startedAt: instantText(row.started_at),
  completedAt: optionalInstant(row.completed_at),
  pace: row.pace,
});

function toAccount(row: Selectable<Database['user']>): AccountExport['account'] {
  return {
    id: row.id,
    email: row.email,
    emailConfirmedAt: optionalInstant(row.email_verified_at),
    pendingEmail: row.pending_email,
    firstName: row.first_name,
    lastName: row.last_name,
    createdAt: instantText(row.created_at),
    currentBlock: row.current_block,
    stepGoal: row.step_goal,
    restPasses: row.rest_passes_off_at === null,
  };
}

function toWorkout(
  row: Pick<Selectable<Database['workout_session']>, (typeof WORKOUT_COLUMNS)[number]>,
): ExportedWorkout {
  return {
    day: row.completed_on,
    completedAt: instantText(row.completed_at),
    block: row.block,
    week: row.week,
    workout: row.workout_name,
    edition: row.edition,
    number: row.played_id ?? row.workout_id,
    length: row.length,
    durationMinutes: row.duration_minutes,
    activeSeconds: row.active_seconds,
    rating: row.rating,
    effort: row.effort,
    mood: row.pre_mood,
    notes: row.notes,
  };
}

function toWorkoutDays(row: Selectable<Database['workout_days']>): AccountExport['workoutDays'] {
  return {
    weekdays: [...row.weekdays].map(Number),
    startsAt: clockText(row.start_minute),
    zone: row.zone,
    emailRemindersSince: optionalInstant(row.reminders_since),
    lastReminderDay: row.last_reminder_day,
    calendarAddressMadeAt: optionalInstant(row.address_made_at),
  };
}

function toSitter(
  row: Selectable<Database['sitter']>,
  said: readonly Selectable<Database['sitter_answer']>[],
): AccountExport['sitter'] {
  return {
    name: row.name,
    showsTime: row.shows_time === 1,
    madeAt: instantText(row.made_at),
    endedAt: optionalInstant(row.ended_at),
    answers: said.map(({ day, answer, answered_at }) => ({ day, answer, answeredAt: instantText(answered_at) })),
  };
}
