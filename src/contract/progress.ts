import { z } from 'zod';
import { PACES } from '#domain/plan/follow-on.ts';
import { STEP_GOAL_MAX, STEP_GOAL_MIN } from '#domain/steps/steps.ts';
import { CalendarDaySchema, InstantSchema } from './fields.ts';
import { WorkoutIdTextSchema } from './workout-sessions.ts';

const BlockKeySchema = z.string().regex(/^block_\d{1,5}$/, 'Name each block in the form block_1.');

/** A finished or running block of four weeks, by its key `block_{n}`. */
export const BlockProgressSchema = z.record(
  BlockKeySchema,
  z.object({ completedAt: z.int().nullable(), totalWorkouts: z.int() }),
);

/** The user's place in the programme. */
export const ProgressSchema = z.object({
  /** The ids of the workouts completed in the current block, each once. */
  completedWorkouts: z.array(z.string()),
  currentBlock: z.int(),
  currentWeek: z.int(),
  blockProgress: BlockProgressSchema,
});
export type Progress = z.infer<typeof ProgressSchema>;

/**
 * A wish to start the next block or to change its pace. Only `currentBlock` and `pace` decide, because the server
 * derives the rest, which may claim nothing that is not done.
 */
export const ProgressChangeSchema = z.object({
  currentBlock: z.int().min(1).max(10_000),
  /** The pace of a block on the follow-on (product §28); missing outside it. */
  pace: z.enum(PACES).optional(),
  currentWeek: z.int().min(1).max(4).optional(),
  completedWorkouts: z.array(WorkoutIdTextSchema).max(12).optional(),
  blockProgress: z
    .record(BlockKeySchema, z.object({ completedAt: InstantSchema.nullish(), totalWorkouts: z.int().optional() }))
    .optional(),
});

export type ProgressChange = z.infer<typeof ProgressChangeSchema>;

/** The blocks on the follow-on, in order. */
export const FollowOnSchema = z.array(z.object({ block: z.int(), pace: z.enum(PACES) }));

/** The user's counts and step goal. */
export const StatsSchema = z.object({
  totalWorkouts: z.int(),
  /** The step goal in steps a day; null until one was set. */
  stepGoal: z.int().nullable(),
  blocksCompleted: z.int(),
});
export type Stats = z.infer<typeof StatsSchema>;

/**
 * A change of the step goal or of rest passes; each field may be sent alone. `stepGoal` is kept with the day on which it begins:
 * `from`, the user's own day; a missing one means the day in UTC. `restPasses` switches the rest-pass rule of the streak.
 */
export const StatsChangeSchema = z
  .object({
    blocksCompleted: z.int().min(0).max(10_000).optional(),
    stepGoal: z.int().min(STEP_GOAL_MIN).max(STEP_GOAL_MAX).optional(),
    from: CalendarDaySchema.optional(),
    restPasses: z.boolean().optional(),
  })
  .refine(
    ({ blocksCompleted, stepGoal, restPasses }) =>
      blocksCompleted !== undefined || stepGoal !== undefined || restPasses !== undefined,
    { message: 'Send blocksCompleted, stepGoal or restPasses.', path: ['stepGoal'] },
  );
export type StatsChange = z.infer<typeof StatsChangeSchema>;
