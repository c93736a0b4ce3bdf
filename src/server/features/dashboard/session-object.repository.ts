import { type Kysely, sql } from 'kysely';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import { jsonWordsOf } from '#server/platform/database/json-words.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Every field of the contract and no other, by the column that it is read from. */
const COLUMNS: Readonly<Record<keyof WorkoutSession, string>> = {
  id: 'id',
  clientId: 'client_id',
  userId: 'user_id',
  workoutId: 'workout_id',
  workoutName: 'workout_name',
  week: 'week',
  block: 'block',
  edition: 'edition',
  completedAt: 'completed_at',
  completedOn: 'completed_on',
  rating: 'rating',
  notes: 'notes',
  duration: 'duration_minutes',
  activeSeconds: 'active_seconds',
  length: 'length',
  effort: 'effort',
  preMood: 'pre_mood',
  completedExercises: 'completed_exercises',
};

/** A row of `workout_session` as the contract tells it, made by the database itself. */
export function sessionObject(db: Kysely<Database>) {
  const { completedExercises, ...columns } = COLUMNS;
  const fields = Object.entries(columns).map(([field, column]) => [field, sql.ref(column)] as const);
  return jsonWordsOf(db).object(
    { ...Object.fromEntries(fields), workoutId: sql`cast(${sql.ref(columns.workoutId)} as text)` },
    { completedExercises: sql.ref(completedExercises) },
  );
}
