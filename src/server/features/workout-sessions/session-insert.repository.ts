import type { Kysely, Transaction } from 'kysely';
import type { NewWorkoutSession } from '#contract/workout-sessions.ts';
import type { Edition, Week } from '#domain/plan/block.ts';
import { MAX_SESSIONS_OF_DAY } from '#domain/session/workout-session.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

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

/** False if the client id is stored already or the day is full. */
export async function insertSession(transaction: Transaction<Database>, session: SessionToStore): Promise<boolean> {
  return (await insert(transaction, toInsertValues(session))).length > 0;
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

const insert = prepareQuery(insertQuery);
