import { useState } from 'react';
import { useSearch } from 'wouter';
import { PLANNED_LENGTHS, type PlannedLength } from '#domain/session-plan.ts';
import { WARM_UP_CHOICES, type WarmUpChoice } from '#domain/warm-up-choice.ts';
import { MOVE_LEVELS, type MoveLevel } from '#programme/move.ts';

export interface StartWish {
  length: PlannedLength;
  warmUp: WarmUpChoice;
  level: MoveLevel | undefined;
  carriesOn: boolean;
}

/** Read once: later choices on the screen override it. */
export function useStartWish(): StartWish {
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
  return wish;
}
