import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { chosenWorkoutIn, withChosenWorkout } from '#client/parts/session/chosen-workout.ts';
import { workoutStartPath } from '#client/parts/site/screen-paths.ts';
import { PLANNED_LENGTHS, type PlannedLength } from '#domain/session/session-plan.ts';
import { WARM_UP_CHOICES, type WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import { MOVE_LEVELS, type MoveLevel } from '#programme/moves/move.ts';

export interface StartWish {
  length: PlannedLength;
  warmUp: WarmUpChoice;
  level: MoveLevel | undefined;
  carriesOn: boolean;
  /** What the cover changes stands in the address, so that a reload keeps it. */
  rewrite: (start: Pick<StartWish, 'length' | 'level' | 'warmUp'>) => void;
}

/** Read once: later choices on the screen override it. */
export function useStartWish(workoutId: number): StartWish {
  const [, navigate] = useLocation();
  const search = useSearch();
  const [wish] = useState(() => {
    const query = new URLSearchParams(search);
    return {
      length: PLANNED_LENGTHS.find((length) => length === query.get('length')) ?? ('full' as const),
      warmUp: WARM_UP_CHOICES.find((warmUp) => warmUp === query.get('warm-up')) ?? ('usual' as const),
      level: MOVE_LEVELS.find((level) => level === query.get('level')),
      carriesOn: query.has('carry-on'),
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
