import { PLANNED_LENGTHS, type PlannedSegment } from '#domain/session/session-plan.ts';
import { WARM_UP_CHOICES } from '#domain/session/warm-up-choice.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { plannedMinutes, timedWorkout } from './timed-workout.ts';
import { workoutsOf } from './workouts.ts';

export interface PlannedWorkout {
  readonly name: string;
  readonly plan: readonly PlannedSegment[];
  readonly minutes: number;
  /** Moves that may be put in another's place for today. */
  readonly swaps: readonly string[];
}

/** Every workout of both editions, at every length, with every warm-up. */
export const PLANNED_WORKOUTS: readonly PlannedWorkout[] = (['a', 'b'] as const).flatMap((edition) =>
  workoutsOf(edition).flatMap((workout) =>
    PLANNED_LENGTHS.flatMap((length) =>
      WARM_UP_CHOICES.map((warmUp) => ({
        name: `${edition}${workout.id} ${length} ${warmUp}`,
        plan: timedWorkout(workout, length, SHIPPED_WORDS, warmUp),
        minutes: plannedMinutes(workout, length, SHIPPED_WORDS, warmUp),
        swaps: workout.swaps,
      })),
    ),
  ),
);
