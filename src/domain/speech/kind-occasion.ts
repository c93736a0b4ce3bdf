import type { MoodId } from '#domain/mood/mood.ts';
import { isWorkoutId, weekOfWorkout } from '#domain/plan/block.ts';

/** What gives a session kind words of its own: the member is tired today, has never trained here, or begins a second month. */
export type KindOccasion = 'tired' | 'first-session' | 'fifth-week';

export interface KindFacts {
  /** Today's check-in. */
  readonly mood: MoodId | undefined;
  readonly hasTrained: boolean;
  readonly block: number;
  readonly workoutId: number;
}

/** The occasions of a workout, in the order in which their words are said. */
export function kindOccasions({ mood, hasTrained, block, workoutId }: KindFacts): readonly KindOccasion[] {
  const isFifthWeek = block === 2 && isWorkoutId(workoutId) && weekOfWorkout(workoutId) === 1;
  return [
    ...(mood === 'tired' ? (['tired'] as const) : []),
    ...(hasTrained ? [] : (['first-session'] as const)),
    ...(isFifthWeek ? (['fifth-week'] as const) : []),
  ];
}
