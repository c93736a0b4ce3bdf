import { useMemo } from 'react';
import { useGuidedSession } from '#client/features/workout-player/guided/use-guided-session.ts';
import type { PlannedLength } from '#domain/session/session-plan.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import type { WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { easedLevels, useMoveLevels } from '../move-levels.ts';
import { stepsOf } from '../player-steps.ts';
import { VISITOR } from './one-minute.tsx';

export const TRIED_LENGTH = '10' satisfies PlannedLength;

export function useTriedSession(workout: Workout, snapshots: readonly SessionSnapshot[]) {
  const ownLevels = useMoveLevels(undefined);
  const planOf = useMemo(
    () => (length: PlannedLength, warmUp: WarmUpChoice) => timedWorkout(workout, length, warmUp),
    [workout],
  );
  const session = useGuidedSession({
    ...{ userId: VISITOR, planOf, levels: ownLevels, snapshots },
    ...{ firstLength: TRIED_LENGTH, firstWarmUp: 'usual', isOwn: ({ workoutId }) => workoutId === workout.id },
  });
  const levels = session.choices.isEased ? easedLevels(ownLevels) : ownLevels;
  return { session, levels, steps: stepsOf(workout, TRIED_LENGTH, levels) };
}
