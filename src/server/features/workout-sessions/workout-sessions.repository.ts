import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type {
  CompletedExerciseSchema,
  NewWorkoutSession,
  WorkoutSession,
  WorkoutSessionCorrection,
} from '#contract/workout-sessions.ts';
import type { Edition, Week } from '#domain/plan/block.ts';
import { MAX_SESSIONS_OF_DAY } from '#domain/session/workout-session.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface PageEnd {
  before: number;
  /** Of sessions at that instant, those with a smaller id follow; empty: none. */
  beforeId: string;
}

export const SESSION_COLUMNS = [
  'id',
  'client_id',
  'user_id',
  'workout_id',
  'workout_name',
  'week',
  'block',
  'edition',
  'played_id',
  'version',
  'stated_minutes',
  'completed_at',
  'completed_on',
  'rating',
  'notes',
  'duration_minutes',
  'active_seconds',
  'length',
  'effort',
  'pre_mood',
  'completed_exercises',
] as const;

export type SessionRow = Pick<Database['workout_session'], (typeof SESSION_COLUMNS)[number]>;

export interface SessionToStore extends Omit<NewWorkoutSession, 'played'> {
  id: string;
  userId: string;
  workoutName: string;
  week: Week;
  block: number;
  edition: Edition;
  playedId: number | null;
  createdAt: number;
}

export interface OneSession {
  userId: string;
  sessionId: string;
}

export type SessionForTotals = Pick<
  WorkoutSession,
  | 'workoutId'
  | 'edition'
  | 'playedId'
  | 'statedMinutes'
  | 'completedOn'
  | 'length'
  | 'rating'
  | 'duration'
  | 'activeSeconds'
>;

/** Deleted sessions stay, marked, so that their `clientId` cannot be inserted again. */
export async function listBefore(
  db: Kysely<Database>,
  userId: string,
  values: PageEnd & { limit: number },
): Promise<Iterable<WorkoutSession>> {
  return oneByOne(await before(db, { userId, ...values }));
}

export async function listOfBlock(
  db: Kysely<Database>,
  userId: string,
  values: PageEnd & { limit: number; block: number },
): Promise<Iterable<WorkoutSession>> {
  return oneByOne(await ofBlock(db, { userId, ...values }));
}

export async function listForTotals(db: Kysely<Database>, userId: string): Promise<SessionForTotals[]> {
  const rows = await forTotals(db, { userId });
  return rows.map((row) => ({
    workoutId: String(row.workout_id),
    edition: row.edition,
    playedId: row.played_id,
    statedMinutes: row.stated_minutes,
    completedOn: row.completed_on,
    length: row.length,
    rating: row.rating,
    duration: row.duration_minutes,
    activeSeconds: row.active_seconds,
  }));
}

export async function findByClientId(
  transaction: Transaction<Database>,
  userId: string,
  clientId: string,
): Promise<WorkoutSession | undefined> {
  const [row] = await byClientId(transaction, { userId, clientId });
  return row && toWorkoutSession(row);
}

/** Undefined if the client id is stored already or the day is full. */
export async function insert(
  transaction: Transaction<Database>,
  session: SessionToStore,
): Promise<WorkoutSession | undefined> {
  const inserted = await insertUnlessFull(transaction, toInsertValues(session));
  return inserted.length > 0 ? asStored(session) : undefined;
}

/** Deleted ones count too: a workout that is done again is not the first. */
export async function isOnlyOne(transaction: Transaction<Database>, userId: string): Promise<boolean> {
  const rows = await transaction
    .selectFrom('workout_session')
    .select('id')
    .where('user_id', '=', userId)
    .limit(2)
    .execute();
  return rows.length === 1;
}

/** Undefined if it is deleted. */
export async function keepFeedback(
  transaction: Transaction<Database>,
  { userId, id, rating, notes, effort }: WorkoutSession,
): Promise<WorkoutSession | undefined> {
  const row = await transaction
    .updateTable('workout_session')
    .set({ rating, notes, effort })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(SESSION_COLUMNS)
    .executeTakeFirst();
  return row && toWorkoutSession(row);
}

export async function find(
  transaction: Transaction<Database>,
  { userId, sessionId }: OneSession,
): Promise<WorkoutSession | undefined> {
  const row = await transaction
    .selectFrom('workout_session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row && toWorkoutSession(row);
}

export async function correct(
  transaction: Transaction<Database>,
  session: OneSession,
  { rating, notes }: WorkoutSessionCorrection,
): Promise<WorkoutSession | undefined> {
  const row = await updateOne(transaction, session)
    .set({ ...(rating !== undefined && { rating }), ...(notes !== undefined && { notes }) })
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toWorkoutSession(row);
}

/** Undefined if it is in that state already. */
export async function setDeletedAt(
  transaction: Transaction<Database>,
  session: OneSession,
  deletedAt: number | null,
): Promise<WorkoutSession | undefined> {
  const row = await updateOne(transaction, session)
    .set({ deleted_at: deletedAt })
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row && toWorkoutSession(row);
}

/** Serialises sessions and block completion, so that a finished block counts every session before it. */
export async function lockCurrentBlock(transaction: Transaction<Database>, userId: string): Promise<number> {
  const [row] = await lockedBlock(transaction, { userId });
  return row?.current_block ?? 1;
}

type CompletedExercise = z.infer<typeof CompletedExerciseSchema>;

export function toWorkoutSession(row: SessionRow): WorkoutSession {
  return {
    id: row.id,
    clientId: row.client_id,
    userId: row.user_id,
    workoutId: String(row.workout_id),
    workoutName: row.workout_name,
    week: row.week,
    block: row.block,
    edition: row.edition,
    playedId: row.played_id,
    version: row.version,
    statedMinutes: row.stated_minutes,
    completedAt: row.completed_at,
    completedOn: row.completed_on,
    rating: row.rating,
    notes: row.notes,
    duration: row.duration_minutes,
    activeSeconds: row.active_seconds,
    length: row.length,
    effort: row.effort,
    preMood: row.pre_mood,
    completedExercises:
      row.completed_exercises === null ? null : (JSON.parse(row.completed_exercises) as CompletedExercise[]),
  };
}

/** The moves of a page, all parsed at once, would take ten times the room of their text. */
function* oneByOne(rows: readonly SessionRow[]): Generator<WorkoutSession> {
  for (const row of rows) yield toWorkoutSession(row);
}

/** What {@link toWorkoutSession} would read, without a query. */
function asStored({ utcOffsetMinutes, createdAt, ...session }: SessionToStore): WorkoutSession {
  return session;
}

interface Page extends PageEnd {
  userId: string;
  limit: number;
}

function beforeQuery(db: Kysely<Database>, { userId, before, beforeId, limit }: Page) {
  return db
    .selectFrom('workout_session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('completed_at', '<=', before)
    .where((where) => where.or([where('completed_at', '<', before), where('id', '<', beforeId)]))
    .where('deleted_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

function ofBlockQuery(db: Kysely<Database>, page: Page & { block: number }) {
  return beforeQuery(db, page).where('block', '=', page.block);
}

function forTotalsQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db
    .selectFrom('workout_session')
    .select([
      'workout_id',
      'edition',
      'played_id',
      'stated_minutes',
      'completed_on',
      'length',
      'rating',
      'duration_minutes',
      'active_seconds',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
}

function byClientIdQuery(db: Kysely<Database>, { userId, clientId }: { userId: string; clientId: string }) {
  return db
    .selectFrom('workout_session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId);
}

function lockedBlockQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db.selectFrom('user').select('current_block').where('id', '=', userId).$call(forUpdate(db));
}

function updateOne(transaction: Transaction<Database>, { userId, sessionId }: OneSession) {
  return transaction
    .updateTable('workout_session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning(SESSION_COLUMNS);
}

const NEARBY_MS = 3 * 86_400_000;

function toInsertValues(session: SessionToStore) {
  const { completedExercises } = session;
  return {
    ...session,
    workoutNumber: Number(session.workoutId),
    completedExercisesText: completedExercises === null ? null : JSON.stringify(completedExercises),
    // All sessions of its local day, in any time zone: a range of the primary key.
    nearbyFrom: session.completedAt - NEARBY_MS,
    nearbyTo: session.completedAt + NEARBY_MS,
  };
}

function insertQuery(db: Kysely<Database>, session: ReturnType<typeof toInsertValues>) {
  const columns = {
    user_id: session.userId,
    completed_at: session.completedAt,
    id: session.id,
    client_id: session.clientId,
    completed_on: session.completedOn,
    utc_offset_minutes: session.utcOffsetMinutes,
    workout_id: session.workoutNumber,
    workout_name: session.workoutName,
    week: session.week,
    block: session.block,
    edition: session.edition,
    played_id: session.playedId,
    version: session.version,
    stated_minutes: session.statedMinutes,
    length: session.length,
    rating: session.rating,
    notes: session.notes,
    duration_minutes: session.duration,
    active_seconds: session.activeSeconds,
    effort: session.effort,
    pre_mood: session.preMood,
    completed_exercises: session.completedExercisesText,
    created_at: session.createdAt,
  };
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return db
    .insertInto('workout_session')
    .columns(names)
    .expression(
      db
        .selectNoFrom(({ val }) => names.map((name) => val(columns[name]).as(name)))
        .where(countOfDay(db, session), '<', MAX_SESSIONS_OF_DAY),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning('id');
}

/** Deleted ones count too, or adding and deleting would grow the table without limit. */
function countOfDay(db: Kysely<Database>, session: ReturnType<typeof toInsertValues>) {
  return db
    .selectFrom('workout_session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', session.userId)
    .where('completed_at', '>', session.nearbyFrom)
    .where('completed_at', '<', session.nearbyTo)
    .where('completed_on', '=', session.completedOn);
}

const before = prepareQuery(beforeQuery);
const ofBlock = prepareQuery(ofBlockQuery);
const forTotals = prepareQuery(forTotalsQuery);
const byClientId = prepareQuery(byClientIdQuery);
const lockedBlock = prepareQuery(lockedBlockQuery);
const insertUnlessFull = prepareQuery(insertQuery);
