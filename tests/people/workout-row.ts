import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

type WorkoutRow = Insertable<Database['workout_session']>;

/** A finished workout as it is stored; what is left out is of no matter to the test. */
export function workoutRow(row: Partial<WorkoutRow> & Pick<WorkoutRow, 'user_id'>): WorkoutRow {
  const id = randomUUID();
  return {
    id,
    client_id: id,
    completed_at: 1,
    completed_on: '2026-11-20',
    utc_offset_minutes: 0,
    workout_id: 1,
    workout_name: 'A1',
    week: 1,
    block: 1,
    edition: 'a',
    length: 'full',
    notes: '',
    duration_minutes: 30,
    created_at: 1,
    ...row,
  };
}
