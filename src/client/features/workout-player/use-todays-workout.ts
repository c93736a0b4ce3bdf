import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { chosenWorkoutIn, withChosenWorkout } from '#client/parts/session/chosen-workout.ts';
import { workoutStartPath } from '#client/parts/site/screen-paths.ts';
import { editionOfBlock, type WorkoutCode } from '#domain/plan/block.ts';
import { PLANNED_LENGTHS, type PlannedLength } from '#domain/session/session-plan.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { WARM_UP_CHOICES, type WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import { MOVE_LEVELS, type MoveLevel } from '#programme/moves/move.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { useKeptPictures } from './fetched-pictures.ts';
import type { Begins } from './guided/resume-sheet.tsx';
import type { PlanOf } from './guided/todays-choices.ts';
import { useGuidedSession } from './guided/use-guided-session.ts';
import { easedLevels, useMoveLevels } from './move-levels.ts';
import { stepsOf } from './player-steps.ts';

/**
 * The workout as it is played today: the member's wish, their levels, and the session with its steps that follow from
 * them.
 */
export function useTodaysWorkout(
  userId: string,
  workout: Workout,
  code: WorkoutCode,
  snapshots: readonly SessionSnapshot[],
) {
  const words = useProgrammeWords();
  const wish = useStartWish(workout.id);
  const ownLevels = useMoveLevels(wish.level);
  const planOf = useCallback<PlanOf>(
    (length, warmUp) => timedWorkout(workout, length, words, warmUp),
    [workout, words],
  );
  const isOwn = (snapshot: SessionSnapshot) => codeOfSnapshot(snapshot) === code;
  const first = { firstLength: wish.length, firstWarmUp: wish.warmUp };
  const session = useGuidedSession({ userId, planOf, levels: ownLevels, ...first, snapshots, isOwn });
  const { length, warmUp } = session;
  const { isEased } = session.choices;
  const levels = isEased ? easedLevels(ownLevels) : ownLevels;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the levels change with every choice of one
  const steps = useMemo(
    () => stepsOf(workout, length, levels, words, warmUp),
    [workout, length, words, warmUp, isEased, ownLevels.limits, ownLevels.wishes],
  );
  useKeptPictures(steps);
  return { wish, session, levels, steps };
}

const codeOfSnapshot = ({ played, block, workoutId }: SessionSnapshot): string =>
  played ?? `${editionOfBlock(Math.max(1, block))}${workoutId}`;

export interface StartWish {
  length: PlannedLength;
  warmUp: WarmUpChoice;
  level: MoveLevel | undefined;
  /** Said once: a reload asks again. */
  begins: Begins;
  /** What the start screen changes stands in the address, so that a reload keeps it. */
  rewrite: (start: Pick<StartWish, 'length' | 'level' | 'warmUp'>) => void;
}

const BEGINS = ['carry-on', 'start'] as const;

/** Read once: later choices on the screen override it. */
function useStartWish(workoutId: number): StartWish {
  const [, navigate] = useLocation();
  const search = useSearch();
  const [wish] = useState(() => {
    const query = new URLSearchParams(search);
    return {
      length: PLANNED_LENGTHS.find((length) => length === query.get('length')) ?? ('full' as const),
      warmUp: WARM_UP_CHOICES.find((warmUp) => warmUp === query.get('warm-up')) ?? ('usual' as const),
      level: MOVE_LEVELS.find((level) => level === query.get('level')),
      begins: BEGINS.find((way) => query.has(way)) ?? (false as const),
    };
  });
  return {
    ...wish,
    rewrite: ({ warmUp, ...start }) => {
      const path = workoutStartPath(workoutId, start);
      const short = warmUp === 'short' ? `${path.includes('?') ? '&' : '?'}warm-up=short` : '';
      navigate(withChosenWorkout(`${path}${short}`, chosenWorkoutIn(search)), { replace: true, state: history.state });
    },
  };
}
