import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { CompletedExerciseSchema, NewWorkoutSession, WorkoutSession } from '#contract/workout-sessions.ts';
import type { Edition, Week } from '#domain/block.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** A completion with everything that the server adds to it. */
export interface SessionToStore extends NewWorkoutSession {
  id: string;
  userId: string;
  workoutName: string;
  week: Week;
  block: number;
  edition: Edition;
  createdAt: number;
}

interface OfUserBefore {
  userId: string;
  before: number;
  limit: number;
}

/** What a whole session is read from; the dashboard reads the same. */
export const SESSION_COLUMNS = [
  'id',
  'client_id',
  'user_id',
  'workout_id',
  'workout_name',
  'week',
  'block',
  'edition',
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

export type WorkoutSessionsRepository = ReturnType<typeof createWorkoutSessionsRepository>;

/** Workouts done. A session that was deleted is kept, marked, so that its `clientId` cannot come back as a new one. */
export function createWorkoutSessionsRepository(db: Kysely<Database>) {
  const before = prepareQuery(beforeQuery);
  const byClientId = prepareQuery(byClientIdQuery);
  const insert = prepareQuery(insertQuery);
  const currentBlock = prepareQuery(currentBlockQuery);
  return {
    /** The newest sessions completed before the instant `before`, newest first. */
    async listBefore(userId: string, values: { before: number; limit: number }): Promise<WorkoutSession[]> {
      return (await before(db, { userId, ...values })).map(toWorkoutSession);
    },

    async findByClientId(
      transaction: Kysely<Database>,
      userId: string,
      clientId: string,
    ): Promise<WorkoutSession | undefined> {
      const [row] = await byClientId(transaction, { userId, clientId });
      return row && toWorkoutSession(row);
    },

    /** Nothing if a session with this client id is stored already; nothing is written then. */
    async insert(transaction: Kysely<Database>, session: SessionToStore): Promise<WorkoutSession | undefined> {
      const [row] = await insert(transaction, toInsertValues(session));
      return row && toWorkoutSession(row);
    },

    async findCurrentBlock(transaction: Kysely<Database>, userId: string): Promise<number> {
      const [row] = await currentBlock(transaction, { userId });
      return row?.current_block ?? 1;
    },
  };
}

type CompletedExercise = z.infer<typeof CompletedExerciseSchema>;

/** What comes out of the JSON text is checked where everything that leaves is checked: by the answer's schema. */
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

function toInsertValues(session: SessionToStore) {
  const { completedExercises } = session;
  return {
    ...session,
    workoutNumber: Number(session.workoutId),
    completedExercisesText: completedExercises === null ? null : JSON.stringify(completedExercises),
  };
}

function beforeQuery(db: Kysely<Database>, { userId, before, limit }: OfUserBefore) {
  return db
    .selectFrom('workout_session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('completed_at', '<', before)
    .where('deleted_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

function byClientIdQuery(db: Kysely<Database>, { userId, clientId }: { userId: string; clientId: string }) {
  return db
    .selectFrom('workout_session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId);
}

function currentBlockQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db.selectFrom('user').select('current_block').where('id', '=', userId);
}

function insertQuery(db: Kysely<Database>, session: ReturnType<typeof toInsertValues>) {
  return db
    .insertInto('workout_session')
    .values({
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
      length: session.length,
      rating: session.rating,
      notes: session.notes,
      duration_minutes: session.duration,
      active_seconds: session.activeSeconds,
      effort: session.effort,
      pre_mood: session.preMood,
      completed_exercises: session.completedExercisesText,
      created_at: session.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning(SESSION_COLUMNS);
}
