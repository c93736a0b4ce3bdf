import { type Kysely, sql } from 'kysely';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { jsonSqlOf } from '#server/platform/database/json-sql.ts';
import type { Database } from '#server/platform/database/schema.ts';

const COLUMNS: Readonly<Record<keyof ShownSession, string>> = {
  id: 'id',
  clientId: 'client_id',
  workoutId: 'workout_id',
  workoutName: 'workout_name',
  block: 'block',
  edition: 'edition',
  playedId: 'played_id',
  completedAt: 'completed_at',
  completedOn: 'completed_on',
  rating: 'rating',
  notes: 'notes',
  duration: 'duration_minutes',
  activeSeconds: 'active_seconds',
  length: 'length',
  effort: 'effort',
};

export function sessionObject(db: Kysely<Database>) {
  const fields = Object.entries(COLUMNS).map(([field, column]) => [field, sql.ref(column)] as const);
  return jsonSqlOf(db).object({
    ...Object.fromEntries(fields),
    workoutId: sql`cast(${sql.ref(COLUMNS.workoutId)} as text)`,
  });
}
