import { z } from 'zod';
import { ProgressSchema, StatsSchema } from './progress.ts';
import { StepEntrySchema } from './steps.ts';
import { ShownSessionSchema } from './workout-sessions.ts';

/** From a day on, this many steps made it an active day. */
export const StepGoalChangeSchema = z.object({ from: z.string(), stepGoal: z.int() });

/** Most sessions in a dashboard: twenty weeks of the programme. The history has all of them. */
export const MAX_SHOWN_SESSIONS = 60;

/**
 * Everything the main app shows of a member in one answer.
 *
 * `workoutSessions` holds the newest of the current block's and the last 30 days', newest first. What the streak needs beyond
 * them (`workoutDays`, `stepGoalDays`) comes as bare days, so that ten years of history stay small.
 */
export const DashboardSchema = z.object({
  progress: ProgressSchema,
  stats: StatsSchema,
  workoutSessions: z.array(ShownSessionSchema),
  /** Finished 15- and 10-minute versions in all of history. */
  shortWorkouts: z.int(),
  /** Every day with a workout, oldest first. */
  workoutDays: z.array(z.string()),
  /** Every day whose steps reached the goal of that day, oldest first. */
  stepGoalDays: z.array(z.string()),
  /** Every change of goal with its day, oldest first. */
  stepGoalChanges: z.array(StepGoalChangeSchema),
  /** The last 30 days' entries, oldest first. */
  steps: z.array(StepEntrySchema),
  /** Whether rest passes hold a streak over a missed day (product §8). */
  restPasses: z.boolean(),
});
export type Dashboard = z.infer<typeof DashboardSchema>;
