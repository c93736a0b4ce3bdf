import { z } from 'zod';
import type { DashboardAnswer } from '#domain/progress/dashboard-answer.ts';
import { SESSION_LENGTHS } from '#domain/session/workout-session.ts';
import { SITTER_ANSWERS } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { FollowOnSchema, ProgressSchema, StatsSchema } from './progress.ts';
import { ShownSessionSchema } from './workout-sessions.ts';

export type { Dashboard } from '#domain/progress/dashboard.ts';

/** A day as text: days are checked when they come in. */
const DaySchema = z.string();
const StepDaySchema = z.custom<CalendarDay>((day) => typeof day === 'string');

/** Everything the main app shows of a member in one answer, and the facts behind it. */
export const DashboardSchema = z.object({
  progress: ProgressSchema,
  stats: StatsSchema,
  workoutSessions: z.array(ShownSessionSchema),
  shortWorkouts: z.int(),
  workoutDays: z.array(DaySchema),
  stepGoalDays: z.array(DaySchema),
  stepGoalChanges: z.array(z.object({ from: DaySchema, stepGoal: z.int() })),
  steps: z.array(z.object({ date: StepDaySchema, steps: z.int() })),
  restPasses: z.boolean(),
  sitter: z.object({ name: z.string(), answers: z.array(z.tuple([DaySchema, z.enum(SITTER_ANSWERS)])) }).optional(),
  followOn: FollowOnSchema,
  facts: z.object({
    sessions: z.array(z.tuple([z.int(), DaySchema, z.int(), z.enum(SESSION_LENGTHS), z.string(), z.int()])),
    steps: z.array(z.tuple([DaySchema, z.int()])),
  }),
}) satisfies z.ZodType<DashboardAnswer>;
