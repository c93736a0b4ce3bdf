import { useCallback, useMemo } from 'react';
import { editionOfBlock, type WorkoutCode } from '#domain/plan/block.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import type { PlanOf } from './guided/todays-choices.ts';
import { useGuidedSession } from './guided/use-guided-session.ts';
import { easedLevels, useMoveLevels } from './move-levels.ts';
import { stepsOf } from './player-steps.ts';
import { useStartWish } from './start-wish.ts';
import { useKeptPictures } from './use-kept-pictures.ts';

interface TodaysNeeds {
  userId: string;
  workout: Workout;
  code: WorkoutCode;
  snapshots: readonly SessionSnapshot[];
}

/** The workout as it is played today: her wish, her levels, and the session with its steps that follow from them. */
export function useTodaysWorkout({ userId, workout, code, snapshots }: TodaysNeeds) {
  const wish = useStartWish(workout.id);
  const ownLevels = useMoveLevels(wish.level);
  const planOf = useCallback<PlanOf>((length, warmUp) => timedWorkout(workout, length, warmUp), [workout]);
  const isOwn = (snapshot: SessionSnapshot) => codeOfSnapshot(snapshot) === code;
  const first = { firstLength: wish.length, firstWarmUp: wish.warmUp };
  const session = useGuidedSession({ userId, planOf, levels: ownLevels, ...first, snapshots, isOwn });
  const { length, warmUp } = session;
  const { isEased } = session.choices;
  const levels = isEased ? easedLevels(ownLevels) : ownLevels;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the levels change with every choice of one
  const steps = useMemo(
    () => stepsOf(workout, length, levels, warmUp),
    [workout, length, warmUp, isEased, ownLevels.limits, ownLevels.wishes],
  );
  useKeptPictures(steps);
  return { wish, session, levels, steps };
}

const codeOfSnapshot = ({ played, block, workoutId }: SessionSnapshot): string =>
  played ?? `${editionOfBlock(Math.max(1, block))}${workoutId}`;
