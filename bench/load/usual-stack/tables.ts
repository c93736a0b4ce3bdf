import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { WorkoutId } from '#domain/plan/block.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

const number = () => bigint({ mode: 'number' });

/** The product's tables, as far as the subject needs them. */
export const users = pgTable('user', {
  id: text().primaryKey(),
  email: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  step_goal: number(),
  rest_passes_off_at: number(),
  current_block: number().notNull(),
  pending_email: text(),
  version: number().notNull(),
  created_at: number().notNull(),
});

export const accessTokens = pgTable('access_token', {
  token_hash: text().primaryKey(),
  user_id: text().notNull(),
  expires_at: number().notNull(),
  revoked_at: number(),
});

export const purchases = pgTable('purchase', {
  id: text().primaryKey(),
  user_id: text(),
  status: text().notNull(),
});

export const workoutSessions = pgTable('workout_session', {
  user_id: text().notNull(),
  completed_at: number().notNull(),
  id: text().notNull(),
  client_id: text().notNull(),
  completed_on: text().$type<CalendarDay>().notNull(),
  utc_offset_minutes: number().notNull(),
  workout_id: number().$type<WorkoutId>().notNull(),
  workout_name: text().notNull(),
  week: number().notNull(),
  block: number().notNull(),
  edition: text({ enum: ['a', 'b'] }).notNull(),
  played_id: number(),
  length: text({ enum: ['full', '15', '10', 'partial'] }).notNull(),
  rating: number(),
  notes: text().notNull(),
  duration_minutes: number().notNull(),
  active_seconds: number(),
  effort: text({ enum: ['easy', 'right', 'hard'] }),
  pre_mood: text(),
  completed_exercises: text(),
  created_at: number().notNull(),
  deleted_at: number(),
});

export const stepEntries = pgTable('step_entry', {
  user_id: text().notNull(),
  day: text().$type<CalendarDay>().notNull(),
  steps: number().notNull(),
});

export const stepGoalChanges = pgTable('step_goal_change', {
  user_id: text().notNull(),
  from_day: text().$type<CalendarDay>().notNull(),
  step_goal: number().notNull(),
});

export const blocks = pgTable('block_progress', {
  user_id: text().notNull(),
  block: number().notNull(),
  completed_at: number(),
  total_workouts: number().notNull(),
  road: text({ enum: ['steady', 'gentle'] }),
});
