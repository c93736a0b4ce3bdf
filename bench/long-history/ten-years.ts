import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { addDays, calendarDayAt } from '../../src/domain/time/calendar-day.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';

export const SESSIONS = 1_600;
export const STEP_DAYS = 3_650;

const MS_PER_DAY = 86_400_000;
const WORKOUTS_IN_BLOCK = 12;
const STEP_GOAL = 5_000;
/** A workout's main part: twelve times forty seconds of six moves. */
const MOVES = ['squat', 'press-up', 'bridge', 'dead-bug', 'row', 'march'].map((moveId) => ({
  moveId,
  level: 'standard',
  seconds: 80,
}));
const ROWS_AT_ONCE = 200;

/**
 * Gives a member who has just paid ten years of workouts and steps up to yesterday, in the rows that the product itself
 * would have written. The member is in the middle of a block, and has not done today's workout.
 */
export async function liveTenYears(db: Kysely<Database>, userId: string, now: number): Promise<void> {
  const startedAt = now - (STEP_DAYS + 1) * MS_PER_DAY;
  const sessions = Array.from({ length: SESSIONS }, (_, index) => sessionRow(userId, index, startedAt));
  for (let first = 0; first < SESSIONS; first += ROWS_AT_ONCE) {
    await db
      .insertInto('workout_session')
      .values(sessions.slice(first, first + ROWS_AT_ONCE))
      .execute();
  }
  const steps = Array.from({ length: STEP_DAYS }, (_, index) => stepRow(userId, index, now));
  for (let first = 0; first < STEP_DAYS; first += ROWS_AT_ONCE) {
    await db
      .insertInto('step_entry')
      .values(steps.slice(first, first + ROWS_AT_ONCE))
      .execute();
  }
  const blocks = Math.floor(SESSIONS / WORKOUTS_IN_BLOCK);
  await db
    .insertInto('block_progress')
    .values(Array.from({ length: blocks }, (_, index) => blockRow(userId, index + 1, sessions)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'block']).doUpdateSet({ completed_at: now, total_workouts: WORKOUTS_IN_BLOCK }),
    )
    .execute();
  await db
    .updateTable('user')
    .set(({ eb, ref }) => ({ current_block: blocks + 1, created_at: startedAt, version: eb(ref('version'), '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

function sessionRow(userId: string, index: number, startedAt: number): Insertable<Database['workout_session']> {
  const completedAt = startedAt + (1 + Math.floor((index * STEP_DAYS) / SESSIONS)) * MS_PER_DAY;
  const block = 1 + Math.floor(index / WORKOUTS_IN_BLOCK);
  const workout = 1 + (index % WORKOUTS_IN_BLOCK);
  return {
    user_id: userId,
    completed_at: completedAt,
    id: randomUUID(),
    client_id: randomUUID(),
    completed_on: calendarDayAt(completedAt, 0),
    utc_offset_minutes: 0,
    workout_id: workout,
    workout_name: `Workout ${workout}`,
    week: Math.ceil(workout / 3),
    block,
    edition: block % 2 === 1 ? 'a' : 'b',
    length: index % 5 === 0 ? '15' : 'full',
    rating: 6 + (index % 5),
    notes: 'Stopped twice for nappies, still finished',
    duration_minutes: 30,
    active_seconds: 1_500,
    effort: 'right',
    pre_mood: null,
    completed_exercises: JSON.stringify(MOVES),
    created_at: completedAt,
    deleted_at: null,
  };
}

/** About four days in seven reach the goal. */
const stepRow = (userId: string, index: number, now: number): Insertable<Database['step_entry']> => ({
  user_id: userId,
  day: addDays(calendarDayAt(now, 0), index - STEP_DAYS),
  steps: STEP_GOAL - 2_400 + ((index * 1_711) % 6_000),
  updated_at: now,
});

function blockRow(
  userId: string,
  block: number,
  sessions: readonly Insertable<Database['workout_session']>[],
): Insertable<Database['block_progress']> {
  const at = (index: number) => sessions[index]?.completed_at ?? 0;
  const first = (block - 1) * WORKOUTS_IN_BLOCK;
  return {
    user_id: userId,
    block,
    started_at: at(first),
    completed_at: at(first + WORKOUTS_IN_BLOCK - 1),
    total_workouts: WORKOUTS_IN_BLOCK,
  };
}
